import type { Question } from '../text-model.ts';

interface ChatMessage<R extends string> {
  role: R;
  content: string;
}

/** A question as chat protocols take it: the rules, with what else `told` says, then what is asked. */
export function chatMessages(
  { system, user }: Question,
  told: string[] = [],
): [ChatMessage<'system'>, ChatMessage<'user'>] {
  return [
    { role: 'system', content: [system, ...told].join('\n\n') },
    { role: 'user', content: user },
  ];
}

/** All that a question says, for what may not quote it. */
export function promptText(question: Question): string {
  return chatMessages(question)
    .map(({ content }) => content)
    .join('\n');
}

/** What stands in the prompt where a server takes no schema. */
export function formInWords(schema: Record<string, unknown>): string {
  return `Answer with one JSON object that follows this JSON Schema, and with nothing else: ${JSON.stringify(schema)}`;
}

/**
 * The text of a message's content: a string, or a list of chunks as Mistral sends it, of which those that
 * hold thoughts are left out. Null where there is none.
 */
export function chunkText(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  const texts = content.flatMap((chunk: unknown) => {
    if (typeof chunk === 'string') return [chunk];
    const { type = 'text', text } = Object(chunk) as { type?: unknown; text?: unknown };
    return type === 'text' && typeof text === 'string' ? [text] : [];
  });
  return texts.join('');
}
