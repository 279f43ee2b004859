import type { DashboardToday } from '#shared/contracts/dashboard-today.ts';
import { excerpt } from '#shared/lib/text/format.ts';

const EXCERPT = 100;

/** Texts cut to a line. */
export function toToday(row: DashboardToday): DashboardToday {
  const short = <T extends { excerpt: string | null }>(one: T) => ({
    ...one,
    excerpt: excerpt(one.excerpt ?? '', EXCERPT),
  });
  return {
    ...row,
    next: row.next.map(short),
    drafts: row.drafts.map(short),
    written: short(row.written),
    worked: row.worked.map(short),
    mine: row.mine && {
      ...row.mine,
      assigned: row.mine.assigned.map(short),
      drafts: row.mine.drafts.map(short),
    },
  };
}
