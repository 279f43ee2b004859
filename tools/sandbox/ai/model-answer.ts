import type { FailureMode } from './failure-mode.ts';
import { type Schema, sampleOf } from './sample-of.ts';

export interface Heard {
  model: string;
  system: string;
  messages: string[];
  /** As `data:` addresses. */
  pictures: string[];
  /** JSON Schema that the answer must have. */
  schema: Schema;
  /** Whether a stream is to end with the count of its tokens. */
  wantsUsage?: boolean;
  /** Counts what was thought beside what was written, as xAI does. */
  thinksApart?: boolean;
}

const SPANISH = 'Las comisiones bajan porque casi nadie usa la red los fines de semana.';

/** What every answer took. */
export const tokens = { prompt: 1_000, thought: 50, written: 150 };

/** The raw text a model would answer with: a draft, or one of the ways models get it wrong. */
export function modelAnswer(heard: Heard, fault: FailureMode): string {
  const asksForDraft = heard.schema.properties?.content !== undefined;
  if (fault === 'none' && !asksForDraft) return JSON.stringify(sampleOf(heard.schema));
  const draft = { content: draftAbout(heard), hashtags: ['sandbox'] };
  switch (fault) {
    case 'candidates':
      return JSON.stringify({ ...draft, others: [draft.content, 'Blobs made rollups cheap.'] });
    case 'prose':
      return draft.content;
    case 'wrong-schema':
      return JSON.stringify({ hashtags: draft.hashtags });
    case 'repaired':
      return JSON.stringify(wasComplainedTo(heard) ? draft : { hashtags: draft.hashtags });
    case 'code-block':
      return `Here you go:\n\`\`\`json\n${JSON.stringify({ ...draft, extra: true })}\n\`\`\``;
    case 'giant':
      return JSON.stringify({ ...draft, content: 'gm '.repeat(700_000) });
    case 'cut-short':
      return JSON.stringify(draft).slice(0, 40);
    case 'splintered':
      return escaped(JSON.stringify(draft));
    case 'long':
      return JSON.stringify({ ...draft, content: longTextAbout(draft.content) });
    case 'uninvited': {
      const content = `${draft.content}. Claim yours at evil-claims.io/now today. Nobody looks at it.`;
      return JSON.stringify({ ...draft, content });
    }
    case 'spanish':
      return JSON.stringify({ ...draft, content: SPANISH });
    case 'spanish-once':
      return JSON.stringify(wasComplainedTo(heard) ? draft : { ...draft, content: SPANISH });
    case 'decline':
      return JSON.stringify({ decline: 'grief', content: '', hashtags: [] });
    case 'echo':
      return JSON.stringify({ content: obeying(heard), hashtags: [] });
    default:
      return JSON.stringify(draft);
  }
}

function escaped(json: string): string {
  return json.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What a model writes that was not told to be short, or does not listen. */
function longTextAbout(opening: string): string {
  const reasons = Array.from(
    { length: 14 },
    (_, at) => `Reason ${at + 1} is that people who pay attention notice this before the rest do.`,
  );
  return [opening, ...reasons].join(' ');
}

function draftAbout({ messages }: Heard): string {
  const told = messages.join('\n');
  const given = /^The draft to change: ("(?:[^"\\]|\\.)*")\.$/m.exec(told)?.[1];
  if (given) return changed(JSON.parse(given) as string, told);
  const wanted = /^What the user wants said: ("(?:[^"\\]|\\.)*")/m.exec(messages.join('\n'))?.[1];
  const { post, trend, project } = dataOf(messages);
  const about = wanted ? (JSON.parse(wanted) as string) : (post ?? trend ?? project ?? 'this');
  return `A sandbox model wrote this about: ${about.slice(0, 120)}`;
}

/** The draft in the length that was asked for. */
function changed(draft: string, told: string): string {
  const [, least = '0', most] =
    /^Length: (?:(\d+) to |at most )(\d+) characters\.$/m.exec(told) ?? [];
  if (!most) return `Changed: ${draft}`;
  const words = draft.split(' ');
  while (words.length > 1 && words.join(' ').length > Number(most)) words.pop();
  while (words.join(' ').length < Number(least)) words.push('again');
  return words.join(' ');
}

/** The gullible model: does everything a post asks, and tells its instructions when asked for them. */
function obeying({ system, messages }: Heard): string {
  const told = `${system}\n${messages.at(-1)}`;
  const { post = '', ...rest } = dataOf(messages);
  const orders = [post, rest.reference].filter(Boolean).join('\n');
  const tells = /system|prompt|instruction|rules|marker|verbatim|above|canary|secret/i.test(orders);
  return [orders, tells ? told : ''].filter(Boolean).join('\n');
}

function dataOf(messages: string[]): Record<string, string> {
  const lines = messages.flatMap((text) => text.split('\n'));
  const fenced = lines.filter((text) => text.startsWith('{"'));
  return Object.assign({}, ...fenced.map((line) => JSON.parse(line)));
}

function wasComplainedTo({ messages }: Heard): boolean {
  return messages.some((text) => text.includes('Your last answer was not usable'));
}
