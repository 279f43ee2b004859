import { guardOutput } from '#api/ai/guard/output-guard.ts';
import type { InfluencerAnswer } from '#api/analysis/influencer/influencer-question.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { originalOf } from './count-influencer.ts';

const MOST_LISTED = 8;

export interface CheckedInfluencer {
  reading: Omit<InfluencerAnswer, 'exampleGeneration'> & { notes: Message[] };
  /** Null where it is too near to a post. */
  example: string | null;
}

/** What a model says of the posts, without what they cannot have brought in. Pure. */
export function checkInfluencer(said: InfluencerAnswer, posts: string[]): CheckedInfluencer {
  const all = posts.join('\n');
  const notes = new Map<string, Message>();
  const clean = (line: string) => {
    const guarded = guardOutput(line, { user: '', post: all });
    for (const note of guarded.notes) notes.set(note.code, note);
    return guarded.text;
  };
  const cleanList = (lines: string[]) =>
    lines
      .map(clean)
      .filter((line) => line !== '')
      .slice(0, MOST_LISTED);
  const written = plain(all);
  const reading = {
    writingStyle: clean(said.writingStyle),
    tone: clean(said.tone),
    personality: clean(said.personality),
    topics: cleanList(said.topics),
    commonPhrases: cleanList(said.commonPhrases).filter((phrase) =>
      written.includes(plain(phrase)),
    ),
    notes: [...notes.values()],
  };
  return { reading, example: originalOf(said.exampleGeneration, posts) };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$#]+/gu, ' ')
    .trim();
}
