import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { listRoute } from '#api/http/route.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import { listActivities as latest } from './queries.ts';

export const activityRoutes = [listRoute(listActivities, latest(compiler, sessionWorkspace))];
