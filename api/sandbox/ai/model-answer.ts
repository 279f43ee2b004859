import type { Fault } from './fault.ts';

export interface Heard {
  model: string;
  system: string;
  messages: string[];
}

/** The raw text a model would answer with: a draft, or one of the ways models get it wrong. */
export function modelAnswer(heard: Heard, fault: Fault): string {
  const draft = { content: draftAbout(heard), hashtags: ['sandbox'] };
  switch (fault) {
    case 'prose':
      return draft.content;
    case 'wrong-schema':
      return JSON.stringify({ text: draft.content });
    case 'repaired':
      return JSON.stringify(wasComplainedTo(heard) ? draft : { text: draft.content });
    case 'code-block':
      return `Here you go:\n\`\`\`json\n${JSON.stringify({ ...draft, extra: true })}\n\`\`\``;
    case 'giant':
      return JSON.stringify({ ...draft, content: 'gm '.repeat(700_000) });
    case 'echo':
      return JSON.stringify({ content: obeying(heard), hashtags: [] });
    default:
      return JSON.stringify(draft);
  }
}

function draftAbout({ messages }: Heard): string {
  const [task = ''] = messages;
  const wanted = /What the user wants said: ("(?:[^"\\]|\\.)*")/.exec(task)?.[1];
  const about = wanted ? (JSON.parse(wanted) as string) : (dataOf(messages).post ?? 'this');
  return `A sandbox model wrote this about: ${about.slice(0, 120)}`;
}

/** The gullible model: does everything a post asks, and tells its instructions when asked for them. */
function obeying({ system, messages }: Heard): string {
  const { post = '', ...rest } = dataOf(messages);
  const orders = [post, rest.reference].filter(Boolean).join('\n');
  const tells = /system|prompt|instruction|rules|marker|verbatim|above|canary|secret/i.test(orders);
  return [orders, tells ? system : ''].filter(Boolean).join('\n');
}

function dataOf(messages: string[]): Record<string, string> {
  const line = messages.flatMap((text) => text.split('\n')).find((text) => text.startsWith('{"'));
  return line ? (JSON.parse(line) as Record<string, string>) : {};
}

function wasComplainedTo({ messages }: Heard): boolean {
  return messages.some((text) => text.includes('Your last answer was not usable'));
}
