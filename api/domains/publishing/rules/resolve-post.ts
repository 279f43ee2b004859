import type { z } from 'zod';
import type { Label } from '#shared/contracts/messages/labels.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { type createPostInput, NEXT_FREE_SLOT } from '#shared/contracts/publishing.ts';
import type { Poll } from '#shared/contracts/publishing-poll.ts';
import { postLimit } from '#shared/lib/post-rules/length-limit.ts';
import { ianaZone, instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import type { FreeSlots } from '../schedule/free-slots.ts';
import type { MediaTraits, PostingAccount, SchedulingContext } from './load-scheduling-context.ts';

export type WantedPost = Omit<
  z.output<typeof createPostInput>,
  'acceptedFindings' | 'trackLinks' | 'draftId'
>;

/** One part as it is stored. */
export interface PartContent {
  text: string;
  mediaIds: string[];
  poll?: Poll | null | undefined;
}

/** A post with everything that was left open decided. */
export interface ResolvedPost {
  parts: (PartContent & { media: MediaTraits[] })[];
  platform: WantedPost['platform'];
  account: PostingAccount | null;
  personaId: string | null;
  scheduledTime: string;
  timeZone: string;
  wallClock: string;
  madeWithAi: boolean;
  paidPartnership: boolean;
  graceMinutes: number;
}

/** What is wrong with it; `isMissing`: it names something that is not in this workspace. */
export interface Wrong {
  path: string;
  reason: Message;
  isMissing?: boolean;
}

export function missing(path: string, field: Label): Wrong {
  return { path, reason: message('rule.not-found', { field }), isMissing: true };
}

/** No account may post more; counting the rest would only take time. */
const LONGEST_PART = 25_000;
const OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** Decides account, zone, time and parts, and says everything that does not fit at once. */
export async function resolvePost(
  wanted: WantedPost,
  around: SchedulingContext,
  slots: FreeSlots,
): Promise<{ post: ResolvedPost; wrong: Wrong[] }> {
  const wrong: Wrong[] = [];
  const account = accountFor(wanted, around);
  if (account === undefined) wrong.push(missing('accountId', 'Social account'));
  const personaId = wanted.personaId ?? null;
  if (personaId !== null && !around.personas.has(personaId)) {
    wrong.push(missing('personaId', 'Persona'));
  }
  const parts = partsOf(wanted).map(({ text, mediaIds, poll }, at) => {
    const media = mediaIds.flatMap((id) => around.media.get(id) ?? []);
    if (media.length < mediaIds.length) wrong.push(missing(`parts.${at}.mediaIds`, 'Media'));
    if (text.length <= LONGEST_PART) return { text, mediaIds, media, poll };
    const reason = message('field.too-long', { field: 'Content', n: LONGEST_PART });
    wrong.push({ path: wanted.parts ? `parts.${at}.text` : 'content', reason });
    return { text: text.slice(0, postLimit), mediaIds, media, poll };
  });

  const zone = wanted.timeZone === undefined ? around.zone : ianaZone(wanted.timeZone);
  if (zone === null) {
    wrong.push({ path: 'timeZone', reason: message('field.not-known', { field: 'Time zone' }) });
  }
  const time = await timeFor(wanted, zone ?? 'UTC', account?.id ?? null, slots);
  if ('refusal' in time) wrong.push({ path: 'scheduledTime', reason: time.refusal });
  else if (time.instant <= around.now) {
    wrong.push({ path: 'scheduledTime', reason: message('rule.past-time') });
  }
  const { instant, timeZone } = 'refusal' in time ? { instant: around.now, timeZone: 'UTC' } : time;
  return {
    wrong,
    post: {
      parts,
      platform: wanted.platform,
      account: account ?? null,
      personaId,
      scheduledTime: instant,
      timeZone,
      wallClock: wallClockOf(instant, timeZone),
      madeWithAi: wanted.madeWithAi,
      paidPartnership: wanted.paidPartnership,
      graceMinutes: wanted.graceMinutes,
    },
  };
}

/** Null where there is none to take, undefined when the named one is not there. */
export function accountFor(
  { platform, accountId }: Pick<WantedPost, 'platform' | 'accountId'>,
  { accounts }: Pick<SchedulingContext, 'accounts'>,
): PostingAccount | null | undefined {
  if (accountId == null) return defaultAccount(accounts, platform);
  return accounts.find((account) => account.id === accountId && account.platform === platform);
}

/** The one to take without a choice. */
export function defaultAccount(accounts: PostingAccount[], platform: WantedPost['platform']) {
  return accounts.find((account) => account.platform === platform) ?? null;
}

export function partsOf({ content, parts }: Pick<WantedPost, 'content' | 'parts'>): PartContent[] {
  return parts ?? [{ text: content, mediaIds: [] }];
}

type Time = { instant: string; timeZone: string } | { refusal: Message };

async function timeFor(
  { platform, scheduledTime }: WantedPost,
  timeZone: string,
  accountId: string | null,
  slots: FreeSlots,
): Promise<Time> {
  if (scheduledTime === NEXT_FREE_SLOT) {
    const slot = await slots.take(platform, accountId);
    return slot ?? { refusal: message('rule.no-slots') };
  }
  return { instant: readInstant(scheduledTime, timeZone), timeZone };
}

/** ISO 8601 in UTC of a time that is one; without an offset it is read on the zone's wall clock. */
export function readInstant(text: string, timeZone: string): string {
  const instant = OFFSET.test(text)
    ? new Date(text).toISOString()
    : instantOf(text.slice(0, 'YYYY-MM-DDTHH:MM'.length), timeZone);
  // Postgres knows no year 0 and writes none of five digits, and nothing of ours happens then.
  if (/^(?:-|0000)/.test(instant)) return '0001-01-01T00:00:00.000Z';
  return instant.startsWith('+') ? '9999-12-31T23:59:59.999Z' : instant;
}
