import { type Message, message } from '#shared/contracts/messages/message.ts';
import { dayAfter, weekdayOf } from '#shared/lib/time/calendar-days.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import type { ClaimedPost, PostViolation } from '../claimed-post.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Another post that is under way may fail and leave its place to this one. */
const PLACE_MS = 5_000;

export type Verdict =
  | { kind: 'send' }
  | { kind: 'hold'; objection: PostViolation }
  /** Its time comes by itself, and soon enough. */
  | { kind: 'wait'; ms: number; detail: Message };

const hold = (reason: PostViolation['reason'], detail: Message): Verdict => ({
  kind: 'hold',
  objection: { reason, detail },
});

/**
 * Whether a post goes out now. What a limit puts off waits for its turn as long as it comes within
 * the grace, and is held for a person otherwise. `ahead`: posts of the same workspace that were
 * let through just before.
 */
export function applyPublishPolicy(post: ClaimedPost, ahead: number): Verdict {
  const account = post.account;
  if (!account) return hold('reconnect', noAccount);
  if (account.needsReconnect)
    return hold('reconnect', message('rule.account-lost', { username: account.username }));
  // A thread that has begun is finished: half of it live is worse than all of it late.
  const hasBegun = post.parts.some(({ externalId }) => externalId !== null);
  if (post.isLeaving && !hasBegun) {
    return hold('publishing_off', message('post.leaving'));
  }
  if (hasBegun) return { kind: 'send' };

  const now = Date.parse(post.now);
  const late = now - Date.parse(post.releasedFrom ?? post.scheduledTime);
  const grace = post.graceMinutes * MINUTE;
  // Someone who allows no delay at all still allows for the moment that sending takes.
  if (late > Math.max(grace, MINUTE)) {
    const places = { ago: late / MINUTE, n: post.graceMinutes };
    return hold('too_late', message('post.too-late', places));
  }
  if (post.releasedFrom !== null) return { kind: 'send' };
  if (post.isPersonaPaused) return hold('persona_paused', message('post.persona-paused'));
  if (post.campaignStop !== null) {
    return hold('campaign_paused', message(`post.campaign-${post.campaignStop}`));
  }

  const putOff = (reason: PostViolation['reason'], ms: number, detail: Message): Verdict =>
    late + ms <= grace ? { kind: 'wait', ms, detail } : hold(reason, detail);

  const { pauseOnWeekends, maxPostsPerDay } = post.automation;
  const underWay = post.underWay + ahead;
  // Of thousands most are far from any limit, and the calendar of a zone is dear to ask.
  const most = Math.min(maxPostsPerDay, post.postsPerHour);
  if (!pauseOnWeekends && post.recent.length + underWay < most) return { kind: 'send' };

  const today = wallClockOf(now, post.timeZone).slice(0, 10);
  const startOfDay = (daysLater: number) =>
    Date.parse(instantOf(`${dayAfter(today, daysLater)}T00:00`, post.timeZone));
  const weekday = weekdayOf(today);
  if (pauseOnWeekends && (weekday === 0 || weekday === 6)) {
    const monday = startOfDay(weekday === 6 ? 2 : 1);
    return putOff('weekend', monday - now, message('post.weekend'));
  }

  const times = post.recent.map((text) => Date.parse(text));
  const midnight = startOfDay(0);
  const postedToday = times.filter((time) => time >= midnight).length;
  const dayDetail = message('post.daily-limit', { posts: maxPostsPerDay });
  if (postedToday >= maxPostsPerDay) {
    return putOff('daily_limit', startOfDay(1) - now, dayDetail);
  }
  const inHour = times.filter((time) => time > now - HOUR);
  const hourDetail = message('post.hourly-limit', { posts: post.postsPerHour });
  if (inHour.length >= post.postsPerHour) {
    const oldest = inHour[post.postsPerHour - 1] ?? now;
    return putOff('hourly_limit', oldest + HOUR - now + 1_000, hourDetail);
  }
  if (postedToday + underWay >= maxPostsPerDay) return putOff('daily_limit', PLACE_MS, dayDetail);
  if (inHour.length + underWay >= post.postsPerHour) {
    return putOff('hourly_limit', PLACE_MS, hourDetail);
  }
  return { kind: 'send' };
}

/** An account that was disconnected keeps its row: a post without one never had any. */
export const noAccount = message('post.no-account');
