import { scoreVirality } from '#api/analysis/virality/score-virality.ts';
import type { Context } from '#api/context.ts';
import { guardOutput } from '#api/providers/ai/output-guard.ts';
import type { ContentRow, Virality } from './queries.ts';
import { viralityQuestion } from './virality-question.ts';

const MOST_HOOKS = 5;
const MOST_REASONS = 6;

/**
 * What makes a text of the library spread: by the model in use, else by the checklist on this
 * machine. Throws what the model's provider throws.
 */
export async function readVirality(
  { ai }: Pick<Context, 'ai'>,
  row: ContentRow,
  signal: AbortSignal,
): Promise<Virality> {
  const provider = ai.best();
  if (!provider.ask) return byChecklist(row);
  const said = await provider.ask(viralityQuestion(row), signal);
  const sources = { user: '', post: `${row.author_handle ?? ''}\n${row.title}\n${row.content}` };
  // A line that has to be cut is not worth showing.
  const clean = (lines: string[], most: number) =>
    lines
      .map((line) => guardOutput(line, sources))
      .flatMap(({ text, notes }) => (text === '' || notes.length > 0 ? [] : [text]))
      .slice(0, most);
  return {
    score: Math.round(said.score),
    hooks: clean(said.hooks, MOST_HOOKS),
    reasons: clean([`Judged by ${provider.name}.`, ...said.reasons], MOST_REASONS + 1),
  };
}

/** The checklist on this machine, which judges any text. */
export function byChecklist(row: ContentRow): Virality {
  const { views, likes, retweets, replies, bookmarks } = row;
  const { score, hooks, reasons } = scoreVirality({
    text: row.content,
    hasMedia: row.content_type !== 'text',
    platform: row.platform,
    metrics: { views, likes, retweets, replies, bookmarks },
  });
  return { score: Math.round(score), hooks, reasons };
}
