import { compiler } from '#api/db/compile.ts';
import { hotRead } from '#api/http/route.ts';
import { currentWorkspace } from '#api/http/session.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { type StatsRow, statsAt } from './queries.ts';
import { toStats } from './to-stats.ts';

export const dashboardRoutes = [
  hotRead(getDashboardStats, statsAt(currentWorkspace).compile(compiler), ([row]) =>
    toStats(row as StatsRow),
  ),
];
