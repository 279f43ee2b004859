import { z } from 'zod';
import { id, tones } from '#shared/contracts/common.ts';
import { providerIds } from '#shared/contracts/generation.ts';
import type { DraftOrder, UsedDraft } from '../../messages.ts';

const text = (max: number) => z.string().max(max);
const quoted = z.strictObject({ author: text(20), text: text(25_000) }).nullable();

export const post = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,20}$/)
    .nullable(),
  author: text(20),
  text: text(25_000),
  quoted,
  picture: text(2_000).nullable(),
  language: text(35).nullable(),
  cut: z.boolean(),
  promoted: z.boolean(),
});

/** What a content script may ask for: one draft about one post, nothing else. */
export const draftOrder: z.ZodType<DraftOrder> = z.strictObject({
  choice: z.strictObject({
    personaId: id.nullable(),
    tone: z.enum(tones).nullable(),
    provider: z.enum(providerIds).nullable(),
  }),
  point: text(4_000),
  variant: z.number().int().min(0).max(1_000),
  thread: z.boolean(),
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('reply'), post }),
    z.strictObject({ kind: z.literal('post'), quoted }),
  ]),
});

/** What a content script may say of a draft: that it was used, and as which text. */
export const usedDraft: z.ZodType<UsedDraft> = z.strictObject({ id, finalText: text(25_000) });
