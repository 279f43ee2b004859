import { z } from 'zod/mini';

/** A message whose code this program may not know: it was stored, or sent by a newer one. */
export const anyMessage = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) });
export type AnyMessage = z.infer<typeof anyMessage>;

/**
 * The messages that an answer's English texts come from, by the path of the text: `notes.0`. A text
 * without one is a model's, a person's or an older server's, and is shown as it is.
 */
export const textMessages = z._default(z.record(z.string(), anyMessage), {});
export type TextMessages = z.infer<typeof textMessages>;

/** In an answer every param is a text, as clients of older versions expect it. */
export function wireParams(params: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
}
