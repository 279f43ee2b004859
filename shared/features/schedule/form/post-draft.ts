import { z } from 'zod/mini';
import { type Platform, platforms } from '#shared/contracts/common.ts';
import { createPostInput, PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import { mediaItem } from '#shared/contracts/publishing-media.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { instantOf } from '#shared/lib/time/time-zones.ts';
import { createPersistedDraft } from '#shared/ui/forms/persisted-draft.ts';

const draftPart = z.object({ key: z.string(), text: z.string(), media: z.array(mediaItem) });
export type DraftPart = z.infer<typeof draftPart>;

/** What the schedule form holds while a person types. */
const postFields = z.object({
  parts: z.array(draftPart).check(z.minLength(1)),
  platform: z.enum(platforms),
  /** As the pickers write them: `YYYY-MM-DD` and `HH:MM`, '' for none yet. */
  date: z.string(),
  time: z.string(),
  /** '' for none. */
  personaId: z.string(),
  /** '' for the one that is taken without a choice. */
  accountId: z.string(),
  madeWithAi: z.boolean(),
  paidPartnership: z.boolean(),
  trackLinks: z.boolean(),
  /** Ids of the warnings that the person has seen and accepts. */
  accepted: z.array(z.string()),
  /** The generated draft that the text comes from; '' for none. */
  draftId: z.string(),
});
export type PostDraft = z.infer<typeof postFields>;

/** A post that is edited, and the version of it that was seen. */
export const editedPost = z.extend(postFields, { version: z.number() });

/** A draft that was kept before there were these choices has none of them. */
const postDraft = z.extend(postFields, {
  accountId: z.catch(z.string(), ''),
  trackLinks: z.catch(z.boolean(), false),
  draftId: z.catch(z.string(), ''),
});

export const emptyPost: PostDraft = {
  parts: [{ key: 'first', text: '', media: [] }],
  platform: 'twitter',
  date: '',
  time: '',
  personaId: '',
  accountId: '',
  madeWithAi: false,
  paidPartnership: false,
  trackLinks: false,
  accepted: [],
  draftId: '',
};

export const useKeptPost = createPersistedDraft('new-post', postDraft, emptyPost);

/** The platforms of the form (spec section 9), and the one the post already has. */
export function platformsFor(current: Platform) {
  const offered: Platform[] = ['twitter', 'instagram', 'linkedin'];
  if (!offered.includes(current)) offered.push(current);
  return offered.map((value) => ({ value, label: platformLabel(value) }));
}

/** The body of the call, before the contract has looked at it. */
export function toPostInput(draft: PostDraft, zone: string) {
  const { parts } = draft;
  return {
    content: parts
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join('\n\n'),
    parts: toParts(parts),
    platform: draft.platform,
    scheduledTime: instantFrom(draft, zone),
    timeZone: zone,
    personaId: draft.personaId || null,
    ...(draft.accountId ? { accountId: draft.accountId } : {}),
    madeWithAi: draft.madeWithAi,
    paidPartnership: draft.paidPartnership,
    acceptedFindings: draft.accepted,
  };
}

export function toParts(parts: readonly DraftPart[]) {
  return parts.map(({ text, media }) => ({ text, mediaIds: media.map(({ id }) => id) }));
}

/** A part neither says nor shows anything. */
export function isEmptyPart({ text, media }: DraftPart): boolean {
  return text.trim() === '' && media.length === 0;
}

/** The contract, and what only a person who plans ahead is asked for. `kept`: a time left as it was. */
export function planRules(kept: string | null) {
  return createPostInput.check(
    z.superRefine((input, { addIssue }) => {
      const empty = input.parts?.some(
        ({ text, mediaIds }) => text.trim() === '' && mediaIds.length === 0,
      );
      if (empty) {
        addIssue({
          code: 'custom',
          path: ['parts'],
          message: t('Please fill in all required fields'),
        });
      }
      if (input.scheduledTime !== kept && Date.parse(input.scheduledTime) <= serverTime()) {
        addIssue({
          code: 'custom',
          path: ['scheduledTime'],
          message: t('Please select a future date and time'),
        });
      }
    }),
  );
}

/** One more empty part after the given place; null when there is no room. */
export function withPartAfter(parts: readonly DraftPart[], place: number): DraftPart[] | null {
  if (parts.length >= PARTS_PER_THREAD) return null;
  return parts.toSpliced(place + 1, 0, {
    key: `part-${Date.now()}-${parts.length}`,
    text: '',
    media: [],
  });
}

/** The parts with one of them a place up or down. */
export function withPartMoved(parts: readonly DraftPart[], from: number, to: number): DraftPart[] {
  const moved = parts[from];
  if (!moved || to < 0 || to >= parts.length) return [...parts];
  return parts.toSpliced(from, 1).toSpliced(to, 0, moved);
}

function instantFrom({ date, time }: PostDraft, zone: string): string {
  if (date === '' || time === '') return '';
  const wallClock = `${date}T${time.slice(0, 5)}`;
  try {
    return instantOf(wallClock, zone);
  } catch {
    return wallClock;
  }
}
