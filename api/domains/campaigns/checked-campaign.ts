import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { getPersona } from '#api/domains/personas/public.ts';
import { postValidator } from '#api/domains/publishing/public.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/public.ts';
import { AppError, issueOf } from '#api/errors/app-error.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { createCampaignInput } from '#shared/contracts/campaigns.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { withOneCashtag } from '#shared/lib/post-rules/cashtag-rule.ts';
import { isInCalendar } from '#shared/lib/time/calendar-days.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { FIRST_DAY, fillingOf, fillTemplate } from './fill-placeholders.ts';

type Input = Omit<z.output<typeof createCampaignInput>, 'idempotencyKey'>;

/** What a person wants, as its row. Throws `not_found` for the persona, `invalid` for what breaks a rule. */
export async function checkedCampaign(db: Database, owner: string, input: Input) {
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
  return {
    persona_id: input.personaId,
    name,
    description,
    platform,
    frequency,
    times: [...new Set(times)].sort(),
    days: frequency === 'weekly' ? [...new Set(days)] : [],
    time_zone: timeZone as string,
    templates: content.templates,
    hashtags: content.hashtags,
    tone: content.tone,
    start_date: startDate as string,
    end_date: endDate,
  };
}

/** The day that a text begins with, when the calendar has it: neither February 30 nor the year 0. */
function dayOf(text: string): string | null {
  const day = text.slice(0, 10);
  return day >= FIRST_DAY && day <= '9998' && isInCalendar(day) ? day : null;
}
