import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { getPersona } from '#api/domains/personas/public.ts';
import { postValidator } from '#api/domains/publishing/public.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { Campaign, createCampaignInput } from '#shared/contracts/campaigns.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { issueOf } from '#shared/lib/i18n/issue-of.ts';
import { withOneCashtag } from '#shared/lib/post-rules/cashtag-rule.ts';
import { isInCalendar } from '#shared/lib/time/calendar-days.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { fillingOf, fillTemplate } from './fill-template.ts';
import { planAgain, planNow } from './plan-campaign.ts';
import { findCampaign, insertCampaign, toCampaign } from './queries.ts';

/** No campaign begins before it, and none that is meant to. */
const FIRST_DAY = '2000-01-01';

type Input = z.output<typeof createCampaignInput>;

/**
 * Creates it active and plans its first two weeks. The planning is queued with it as well, so that
 * a stop or a fault in between costs nothing. Throws `not_found` for the persona, `invalid` for what breaks a rule.
 */
export async function createCampaign(
  { db, queue, log }: Pick<Context, 'db' | 'queue' | 'log'>,
  owner: string,
  input: Input,
): Promise<Campaign> {
  await getPersona(db, owner, input.personaId);
  const { name, description, platform, content } = input;
  const { frequency, times, days = [] } = input.schedule;
  const zone = input.schedule.timeZone;
  const startDate = dayOf(input.startDate);
  const endDate = input.endDate ? dayOf(input.endDate) : null;
  const { timeZone, rules } = await withWorkspace(db, owner, async (tx) => ({
    timeZone: zone === undefined ? zoneOf(await settingsOf(tx, owner)) : ianaZone(zone),
    rules: (await postValidator(tx, owner, platform, null)).rules,
  }));
  const texts = content.templates.map((template, at) => {
    const filling = fillingOf({ name, description, ...content }, at, startDate ?? FIRST_DAY);
    return withOneCashtag(fillTemplate(template, filling));
  });
  const refused = await runTextTask('refuse-texts', [rules, texts], { owner });
  const wrong: [path: string, reason: Message][] = refused.flatMap((reason, at) =>
    reason === null ? [] : [[`content.templates.${at}`, reason]],
  );
  if (timeZone === null) {
    wrong.push(['schedule.timeZone', message('field.not-known', { field: 'Time zone' })]);
  }
  if (startDate === null) {
    wrong.push(['startDate', message('field.not-a-date', { field: 'Start date' })]);
  }
  if (input.endDate && endDate === null) {
    wrong.push(['endDate', message('field.not-a-date', { field: 'End date' })]);
  }
  if (wrong[0]) {
    const issues = wrong.map(([path, reason]) => issueOf(path, reason));
    throw new AppError('invalid', wrong[0][1], { issues });
  }
  const campaign = await withWorkspace(db, owner, async (tx) => {
    const added = await insertCampaign(tx, owner, {
      id: input.idempotencyKey,
      persona_id: input.personaId,
      name,
      description,
      platform,
      status: 'active',
      frequency,
      times: [...new Set(times)].sort(),
      days: frequency === 'weekly' ? [...new Set(days)] : [],
      time_zone: timeZone as string,
      templates: content.templates,
      hashtags: content.hashtags,
      tone: content.tone,
      start_date: startDate as string,
      end_date: endDate,
    }).executeTakeFirst();
    if (added) {
      await planAgain(tx, queue, owner, added.id);
      announce(tx, owner, 'posts');
    }
    return findCampaign(
      tx,
      owner,
      added?.id ?? input.idempotencyKey ?? '',
    ).executeTakeFirstOrThrow();
  });
  return toCampaign(await planNow({ db, queue, log }, owner, campaign));
}

/** The day that a text begins with, when the calendar has it: neither February 30 nor the year 0. */
function dayOf(text: string): string | null {
  const day = text.slice(0, 10);
  return day >= FIRST_DAY && day <= '9998' && isInCalendar(day) ? day : null;
}
