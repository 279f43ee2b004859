import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { isDatabaseDown } from '#api/http/response.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
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
    const said = reportOf(kind, figures, before);
    await notify(tx, owner, { type: kind, ...said, link: '/analytics', occasion });
  });
}

function reportOf(kind: DueReport['kind'], now: PeriodFigures, before: PeriodFigures) {
  const { posts, best, followersGained: gained, alerts } = now;
  const isWeek = kind === 'weekly_digest';
  const parts: Message[] = [figuresOf(now, before, isWeek)];
  if (best && best.engagement > 0) {
    const text = excerpt(best.text, 100);
    parts.push(message('report.best', { text, n: best.engagement }));
  }
  if (isWeek && gained !== null) parts.push(message('report.followers', { change: gained }));
  if (isWeek && alerts > 0) parts.push(message('report.alerts', { n: alerts }));
  return {
    title: message(isWeek ? 'report.week' : 'report.day', { posts }),
    message: message('text.in-a-row', { parts }),
  };
}

function figuresOf(now: PeriodFigures, before: PeriodFigures, isWeek: boolean): Message {
  if (now.measured === 0) return message('report.not-measured');
  const figures = { n: now.impressions, reactions: now.engagement };
  if (before.engagement === 0) return message('report.figures', figures);
  const change = Math.round((now.engagement / before.engagement - 1) * 100);
  const code = isWeek ? 'report.figures-of-week' : 'report.figures-of-day';
  return message(code, { ...figures, change });
}
