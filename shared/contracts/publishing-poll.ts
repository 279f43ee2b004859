import { z } from 'zod/mini';
import { checkMessage } from './messages/message.ts';

/** X's limits, in characters and minutes: https://docs.x.com/x-api/posts/create-post. */
export const pollLimits = { options: 4, characters: 25, minutes: 7 * 24 * 60 } as const;

const wrong = checkMessage('contract.poll');

/** A poll of X with its answers in order. */
export const poll = z.object({
  options: z
    .array(
      z
        .string(wrong)
        .check(z.trim(), z.minLength(1, wrong), z.maxLength(pollLimits.characters, wrong)),
      wrong,
    )
    .check(z.minLength(2, wrong), z.maxLength(pollLimits.options, wrong)),
  /** How long it is open, from 5. */
  minutes: z
    .number(wrong)
    .check(z.int(wrong), z.minimum(5, wrong), z.maximum(pollLimits.minutes, wrong)),
});
export type Poll = z.infer<typeof poll>;

/** The same while a person types it. */
export const pollDraft = z.object({
  options: z
    .array(z.string(wrong).check(z.maxLength(pollLimits.characters, wrong)), wrong)
    .check(z.maxLength(pollLimits.options, wrong)),
  minutes: poll.shape.minutes,
});
