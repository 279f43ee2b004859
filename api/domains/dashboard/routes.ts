import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { route } from '#api/http/route.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import { statsAt } from './queries.ts';
import { toStats } from './to-stats.ts';
import { toToday } from './to-today.ts';
import { today } from './today-queries.ts';

export const dashboardRoutes = [
  route(
    getDashboardStats,
    ({ rows: [row] }) => toStats(row!),
    statsAt(sessionWorkspace).compile(compiler),
  ),
  route(
    getDashboardToday,
    ({ rows: [row] }) => toToday(row!),
    today(sessionWorkspace).compile(compiler),
  ),
];
