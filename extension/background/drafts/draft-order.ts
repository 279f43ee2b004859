import { z } from 'zod/mini';
import { id, tones } from '#shared/contracts/common.ts';
import { providerIds } from '#shared/contracts/generation.ts';
import type { DraftOrder, UsedDraft } from '../../messages.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const quoted = z.nullable(z.strictObject({ author: text(20), text: text(25_000) }));

export const post = z.strictObject({
  id: z.nullable(z.string().check(z.regex(/^\d{1,20}$/))),
  author: text(20),
  text: text(25_000),
  quoted,
  picture: z.nullable(text(2_000)),
  language: z.nullable(text(35)),
  cut: z.boolean(),
  promoted: z.boolean(),
});

/** What a content script may ask for: one draft about one post, nothing else. */
export const draftOrder: z.ZodMiniType<DraftOrder> = z.strictObject({
  choice: z.strictObject({
    personaId: z.nullable(id),
    tone: z.nullable(z.enum(tones)),
    provider: z.nullable(z.enum(providerIds)),
  }),
  point: text(4_000),
  variant: z.number().check(z.int(), z.minimum(0), z.maximum(1_000)),
  thread: z.boolean(),
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('reply'), post }),
    z.strictObject({ kind: z.literal('post'), quoted }),
  ]),
});

/** What a content script may say of a draft: that it was used, and as which text. */
export const usedDraft: z.ZodMiniType<UsedDraft> = z.strictObject({ id, finalText: text(25_000) });
