import { z } from 'zod/mini';
import { isDay } from '#shared/lib/time/calendar-days.ts';
import { choice } from './checks.ts';
import type { Label } from './messages/labels.ts';
import { checkMessage } from './messages/message.ts';

/** The one rule of a body that makes it malformed (400) and not merely wrong (422). */
export const MALFORMED_ID = checkMessage('field.malformed-id');

/** Row ids are canonical lower-case UUIDs; Postgres itself would also take `{UUID}`. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const id = z.string().check(z.regex(ID, MALFORMED_ID));

export const idParams = z.object({ id });

/** ISO 8601 in UTC with milliseconds, as every timestamp of ours travels. */
export const instant = z.string();

/** Marks an issue as one of a field that holds nothing a person can see (`endpoint.unfilled`). */
export const UNFILLED = { unfilled: true };

const invisible = /[\s\u200b-\u200f\u2060\ufeff]/g;

/** Text that must hold something a person can see; outer spaces are cut, line ends are line feeds. */
export const requiredText = (label: Label, max: number) =>
  z.string(checkMessage('field.required', { field: label })).check(
    z.trim(),
    z.refine((text) => text.replace(invisible, '') !== '', {
      message: checkMessage('field.required', { field: label }),
      params: UNFILLED,
    }),
    z.maxLength(max, checkMessage('field.too-long', { field: label, n: max })),
  );

/** The id of something that has to be chosen: an empty one is unfilled, not malformed. */
export const requiredId = (label: Label) =>
  z.string(checkMessage('field.required', { field: label })).check(
    z.refine((text) => text.trim() !== '', {
      message: checkMessage('field.required', { field: label }),
      params: UNFILLED,
      abort: true,
    }),
    z.regex(ID, MALFORMED_ID),
  );

/** Text that may be empty, and is kept as it is. */
export const optionalText = (label: Label, max: number) =>
  z
    .string(checkMessage('field.not-text', { field: label }))
    .check(z.maxLength(max, checkMessage('field.too-long', { field: label, n: max })));

export const platforms = ['twitter', 'instagram', 'linkedin', 'telegram', 'discord'] as const;
export type Platform = (typeof platforms)[number];
export const platformChoice = choice(platforms, 'Platform', 'platforms');

/** How the market takes something. */
export const moods = ['bullish', 'bearish', 'neutral'] as const;
export type Mood = (typeof moods)[number];

/** `HH:MM` on a wall clock. */
export const clockTime = (message: string) =>
  z.string(message).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));

export const tones = ['professional', 'casual', 'aggressive', 'humorous', 'technical'] as const;
export type Tone = (typeof tones)[number];
export const toneChoice = choice(tones, 'Tone', 'tones');

/** The time that was picked for a draft, on the clock of the zone; '' where that is not known. */
export const draftSlot = z.nullish(
  z.object({ date: z.string(), time: z.string(), zone: z.string() }),
);

/** `YYYY-MM-DD` of this century. */
export const day = z
  .string()
  .check(z.refine(isDay, checkMessage('field.not-a-date', { field: 'Date' })));
