import type { z } from 'zod';
import { timeZoneData } from '#api/config/time-zone-data.ts';
import type { Context } from '#api/context.ts';
import { updateRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import {
  campaignTexts,
  heldForReview,
  type PlannedPost,
  postValidator,
} from '#api/domains/publishing/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import type { Occurrence } from '#shared/lib/time/recurrence.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { fillingOf } from './fill-placeholders.ts';
import { type CampaignRow, findCampaign, findLeaving, lockCampaign, ruleOf } from './queries.ts';
import { planCampaignJob } from './queue-planning.ts';
import { scheduleOccurrences } from './schedule-occurrences.ts';
import { occurrencesLeft, takenOccurrences } from './taken-occurrences.ts';

const DAY = 86_400_000;
const HORIZON = 14 * DAY;
const NEXT_RUN = 6 * 60 * 60_000;
const GRACE_MINUTES = 60;
/** Written in one run: a person waits for the first one. */
const MOST_AT_ONCE = 60;

type Tools = Pick<Context, 'db' | 'queue'>;

/**
 * Schedules the occurrences of the next 14 days that are not scheduled yet, each once whoever plans
 * and however often, and asks for the next run. After the last day the campaign is completed.
 * `clock`: another time than the database's.
 */
export async function planCampaign(
  { db, queue }: Tools,
  { workspaceId: owner, campaignId }: z.output<typeof planCampaignJob.payload>,
  clock?: string,
): Promise<void> {
  const read = await withWorkspace(db, owner, async (tx) => {
    const campaign = await findCampaign(tx, owner, campaignId).executeTakeFirst();
    if (campaign?.status !== 'active') return null;
    // The account is to be deleted: planned again should its owner stay.
    if (await findLeaving(tx, owner).executeTakeFirst()) {
      await planAgain(tx, queue, owner, campaignId, NEXT_RUN);
      return null;
    }
    return readDesk(tx, owner, campaign, clock);
  });
  if (!read) return;
  const { campaign, desk } = read;
  const horizon = new Date(Date.parse(desk.now) + HORIZON).toISOString();
  const from = [campaign.planned_until ?? '', desk.now].sort().at(-1) as string;
  const coming = occurrencesLeft(ruleOf(campaign), from, horizon, read.taken);
  const occurrences = coming.slice(0, MOST_AT_ONCE);
  const isWhole = occurrences.length === coming.length;
  const until = isWhole ? horizon : (occurrences.at(-1)?.at ?? horizon);
  // Writing takes its time, so no transaction is open meanwhile; what it stands on is checked after.
  const posts = await written(owner, read, occurrences);
  await withWorkspace(db, owner, async (tx) => {
    const now = await lockCampaign(tx, owner, campaignId).executeTakeFirst();
    if (now?.status !== 'active' || now.planned_until !== campaign.planned_until) return;
    await scheduleOccurrences(tx, owner, campaign, posts);
    const end = endOf(campaign);
    const isOver = end !== null && end <= desk.now;
    await updateRow(tx, owner, 'campaigns', campaignId, {
      planned_until: until,
      ...(isOver ? { status: 'completed' } : {}),
    }).execute();
    // A run that ends a campaign adds no post that would tell of it.
    if (isOver) return announce(tx, owner, 'posts');
    await planAgain(tx, queue, owner, campaignId, isWhole ? wait(end, desk.now) : 0);
  });
}

/**
 * Plans at once what is queued as well, and answers the campaign as it is then. What fails here is
 * done by the next run: the campaign stands already as its person wanted it.
 */
export async function planNow(
  ctx: Tools & Pick<Context, 'log'>,
  owner: string,
  campaign: CampaignRow,
): Promise<CampaignRow> {
  const { id } = campaign;
  try {
    await planCampaign(ctx, { workspaceId: owner, campaignId: id });
    const planned = await withWorkspace(ctx.db, owner, (tx) =>
      findCampaign(tx, owner, id).executeTakeFirst(),
    );
    return planned ?? campaign;
  } catch (error) {
    ctx.log.warn({ err: error, campaignId: id }, 'A campaign could not be planned at once');
    return campaign;
  }
}

/** Asks for a run; of several that wait for one campaign there is one. */
export async function planAgain(
  tx: Db,
  queue: Context['queue'],
  owner: string,
  campaignId: string,
  afterMs = 0,
): Promise<void> {
  await queue.send(
    tx,
    planCampaignJob,
    { workspaceId: owner, campaignId },
    { key: campaignId, ...(afterMs > 0 ? { afterSeconds: Math.ceil(afterMs / 1_000) } : {}) },
  );
}

async function readDesk(tx: Db, owner: string, campaign: CampaignRow, clock: string | undefined) {
  const until = new Date(Date.now() + HORIZON).toISOString();
  const found = await postValidator(tx, owner, campaign.platform, until);
  const desk = { ...found, now: clock ?? found.now };
  const texts = await campaignTexts(tx, owner, campaign.id);
  return { campaign, desk, texts, taken: await takenOccurrences(tx, owner, campaign, desk.now) };
}

type Read = Awaited<ReturnType<typeof readDesk>>;

async function written(
  owner: string,
  { campaign, desk, texts }: Read,
  occurrences: Occurrence[],
): Promise<PlannedPost[]> {
  if (occurrences.length === 0) return [];
  const earlier = [...texts];
  const { limit, rules } = desk;
  const posts: PlannedPost[] = [];
  for (const { key, at } of occurrences) {
    const turn = (campaign.posts ?? 0) + posts.length;
    const writing = { campaign, limit, earlier };
    const { text, doubt } = await runTextTask(
      'write-occurrence',
      [writing, rules, turn, fillingOf(campaign, turn, key)],
      { owner },
    );
    earlier.unshift(text);
    const row = {
      ...rowOf(campaign, desk, { key, at }),
      made_with_ai: false,
      provider: null,
      ...(doubt && heldForReview('moderation', doubt)),
    };
    posts.push({ row, text });
  }
  return posts;
}

function rowOf(campaign: CampaignRow, desk: Read['desk'], { key, at }: Occurrence) {
  return {
    id: crypto.randomUUID(),
    platform: campaign.platform,
    account_id: desk.accountId,
    persona_id: campaign.persona_id,
    campaign_id: campaign.id,
    occurrence: key,
    scheduled_time: at,
    time_zone: campaign.time_zone,
    wall_clock: wallClockOf(at, campaign.time_zone),
    time_zone_data: timeZoneData,
    grace_minutes: GRACE_MINUTES,
  };
}

/** When its last day is over. */
function endOf({ end_date, time_zone }: CampaignRow): string | null {
  if (end_date === null) return null;
  return instantOf(`${dayAfter(end_date)}T00:00`, time_zone);
}

function wait(end: string | null, now: string): number {
  if (end === null) return NEXT_RUN;
  return Math.min(NEXT_RUN, Date.parse(end) - Date.parse(now) + 1_000);
}
