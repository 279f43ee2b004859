import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { isDatabaseDown } from '#api/http/response.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { notify } from './public.ts';
import {
  type DueReport,
  listDueReports,
  type PeriodFigures,
  readPeriod,
} from './report-figures.ts';

type Tools = Pick<Context, 'across' | 'db' | 'log'>;

/**
 * Leaves the daily report and, on Mondays, the weekly digest of everybody who wants them and has
 * posted: from nine in the morning where they live, each once. One that cannot be written keeps no
 * other; it is due again next time. `at` stands in for now.
 */
export async function writeReports(tools: Tools, at: string | null = null): Promise<void> {
  for (const due of await listDueReports(tools.across, at)) {
    await writeReport(tools, due).catch((error) => {
      if (isDatabaseDown(error)) throw error;
      tools.log.error({ err: error, workspaceId: due.owner }, 'A report could not be written');
    });
  }
}

async function writeReport({ db }: Tools, due: DueReport): Promise<void> {
  const { owner, kind, occasion } = due;
  await withWorkspace(db, owner, async (tx) => {
    const figures = await readPeriod(tx, owner, due.since, due.until);
    const before = await readPeriod(tx, owner, due.before, due.since);
    const { title, message } = reportText(kind, figures, before);
    await notify(tx, owner, { type: kind, title, message, link: '/analytics', occasion });
  });
}

function reportText(kind: DueReport['kind'], now: PeriodFigures, before: PeriodFigures) {
  const posts = `${number(now.posts)} ${now.posts === 1 ? 'post' : 'posts'}`;
  const isWeek = kind === 'weekly_digest';
  return {
    title: isWeek ? `Your week: ${posts}` : `Yesterday: ${posts}`,
    message: [
      figuresText(now, before, isWeek ? 'the week before' : 'the day before'),
      now.best && now.best.engagement > 0
        ? `Best: "${excerpt(now.best.text, 100)}" with ${number(now.best.engagement)}.`
        : '',
      isWeek ? followersText(now.followersGained) : '',
      isWeek && now.alerts > 0
        ? `${number(now.alerts)} market ${now.alerts === 1 ? 'alert' : 'alerts'}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function figuresText(now: PeriodFigures, before: PeriodFigures, than: string): string {
  if (now.measured === 0) return 'X has told no figures of them yet.';
  const change =
    before.engagement > 0 ? Math.round((now.engagement / before.engagement - 1) * 100) : null;
  const compared = change === null ? '' : ` (${change < 0 ? '' : '+'}${change}% on ${than})`;
  return `${number(now.impressions)} impressions, ${number(now.engagement)} engagements${compared}.`;
}

function followersText(gained: number | null): string {
  if (gained === null) return '';
  return `${gained < 0 ? '-' : '+'}${number(Math.abs(gained))} ${Math.abs(gained) === 1 ? 'follower' : 'followers'}.`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
