import { compiler } from '#api/db/client/compile.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { route } from '#api/http/route.ts';
import * as persona from '#shared/contracts/account-persona.ts';
import * as contract from '#shared/contracts/accounts.ts';
import { disconnectAccount } from './disconnect-account.ts';
import { listAccounts } from './queries.ts';
import { setAccountPersona } from './set-account-persona.ts';
import { socialRow, toSocialStats } from './social-stats.ts';

export const accountRoutes = [
  route(contract.listSocialAccounts, ({ owner, ctx }) =>
    withWorkspace(ctx.db, owner, (db) => listAccounts(db, owner).execute()),
  ),
  route(persona.setAccountPersona, ({ owner, ctx, params, body }) =>
    setAccountPersona(ctx.db, owner, params.id, body.personaId),
  ),
  route(contract.disconnectAccount, ({ owner, ctx, params }) =>
    disconnectAccount(ctx, owner, params.id),
  ),
  route(
    contract.getSocialStats,
    ({ rows }) => rows.map(toSocialStats)[0]!,
    socialRow(sessionWorkspace).compile(compiler),
  ),
];
