import { z } from 'zod/mini';
import type { Platform } from '#shared/contracts/common.ts';
import { type DraftContent, draftContent, emptyPost } from '#shared/contracts/post-drafts.ts';
import { createPostInput, NEXT_FREE_SLOT } from '#shared/contracts/publishing.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { withNumbers } from '#shared/lib/text/thread-marks.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { instantOfPicked, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';

/** What the composer holds while a person types. */
export type PostDraft = DraftContent;
export type DraftPart = PostDraft['parts'][number];

/** A post that is edited, and the version of it that was seen. */
export const editedPost = z.extend(draftContent, { version: z.number() });

/** What an older version of the page has kept lacks the newer fields. */
const keptPost = z.extend(draftContent, {
  when: z.catch(draftContent.shape.when, emptyPost.when),
  accountId: z.catch(draftContent.shape.accountId, emptyPost.accountId),
  trackLinks: z.catch(draftContent.shape.trackLinks, emptyPost.trackLinks),
  isNumbered: z.catch(draftContent.shape.isNumbered, emptyPost.isNumbered),
  draftId: z.catch(draftContent.shape.draftId, emptyPost.draftId),
});

export const useKeptPost = createPersistedForm('new-post', keptPost, emptyPost);

/** The platforms of the form (spec section 9), and the one the post already has. */
export function platformsFor(current: Platform) {
  const offered: Platform[] = ['twitter', 'instagram', 'linkedin'];
  if (!offered.includes(current)) offered.push(current);
  return offered.map((value) => ({ value, label: platformLabel(value) }));
}

/** The body of the call, before the contract has looked at it. */
export function toPostInput(draft: PostDraft, zone: string) {
  const parts = toParts(draft);
  return {
    content: parts
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join('\n\n'),
    parts,
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

/** The parts as they are sent, with their numbers. */
export function toParts({ parts, isNumbered }: Pick<PostDraft, 'parts' | 'isNumbered'>) {
  const texts = isNumbered ? withNumbers(parts.map(({ text }) => text)) : null;
  return parts.map(({ text, media, poll }, place) => ({
    text: texts?.[place] ?? text,
    mediaIds: media.map(({ id }) => id),
    ...(poll
      ? { poll: { ...poll, options: poll.options.filter((one) => one.trim() !== '') } }
      : {}),
  }));
}

/** A part neither says nor shows anything. */
export function isEmptyPart({ text, media, poll }: DraftPart): boolean {
  return text.trim() === '' && media.length === 0 && !poll;
}

/** A draft with its time on the clock of this zone, whichever it was planned by. */
export function inZone(draft: PostDraft, zone: string): PostDraft {
  const at = instantOfPicked(draft, zone);
  const [date = '', time = ''] = at ? wallClockOf(at, zone).split('T') : [draft.date, draft.time];
  return { ...draft, date, time, zone };
}

/** The contract, and what only a person who plans ahead is asked for. `kept`: a time left as it was. */
export function planRules(kept: string | null) {
  return createPostInput.check(
    z.superRefine((input, { addIssue }) => {
      const refuse = (field: 'parts' | 'scheduledTime', message: string) =>
        addIssue({ code: 'custom', path: [field], message });
      const hasEmpty = input.parts?.some(
        ({ text, mediaIds }) => text.trim() === '' && mediaIds.length === 0,
      );
      if (hasEmpty) refuse('parts', t('Please fill in all required fields'));
      if (input.scheduledTime !== kept && Date.parse(input.scheduledTime) <= serverTime()) {
        refuse('scheduledTime', t('Please select a future date and time'));
      }
    }),
  );
}

let made = 0;
export function newPart(text: string): DraftPart {
  made += 1;
  return { key: `part-${Date.now()}-${made}`, text, media: [] };
}

/** The parts with one of them as several texts; the pictures stay with the first of these. */
export function withPartSplit(parts: readonly DraftPart[], place: number, texts: string[]) {
  const [first = '', ...others] = texts;
  const split = parts[place];
  if (!split) return [...parts];
  return parts.toSpliced(place, 1, { ...split, text: first }, ...others.map(newPart));
}

/** Replaces the texts. A part with media or a poll stays, also without a text. */
export function withTexts(parts: readonly DraftPart[], texts: readonly string[]): DraftPart[] {
  const count = Math.max(
    texts.length,
    parts.findLastIndex((part) => !isEmptyPart({ ...part, text: '' })) + 1,
  );
  return Array.from({ length: count }, (_, place) => {
    const text = texts[place] ?? '';
    const now = parts[place];
    return now ? { ...now, text } : newPart(text);
  });
}

/** The parts with one of them a place up or down. */
export function withPartMoved(parts: readonly DraftPart[], from: number, to: number): DraftPart[] {
  const moved = parts[from];
  if (!moved || to < 0 || to >= parts.length) return [...parts];
  return parts.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Time enough to take it back. */
const AT_ONCE_MS = 15_000;

function instantFrom({ when, date, time }: PostDraft, zone: string): string {
  if (when === 'slot') return NEXT_FREE_SLOT;
  if (when === 'now') return new Date(serverTime() + AT_ONCE_MS).toISOString();
  if (date === '' || time === '') return '';
  return instantOfPicked({ date, time }, zone) ?? `${date}T${time.slice(0, 5)}`;
}
