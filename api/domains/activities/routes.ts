import { compiler } from '#api/db/compile.ts';
import { hotRead } from '#api/http/route.ts';
import { currentWorkspace } from '#api/http/session.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import { listActivities as latest } from './queries.ts';

export const activityRoutes = [
  hotRead(listActivities, latest(compiler, currentWorkspace).compile(), (rows) => rows),
];
