import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import type { EndpointName } from '../failures/failure.ts';
import { hashToken } from '../oauth/families.ts';
import type { Account } from '../records.ts';
import type { World } from '../world.ts';
import { type Answer, answerOf } from './answer.ts';
import { answering, type Bindings, type Call } from './answering.ts';
import { forbidden, plainProblem } from './error-body.ts';
import type { RateLimits } from './x-rate-limits.ts';

export interface ApiEndpoint {
  name: Exclude<EndpointName, 'token' | 'revoke'>;
  scopes: string[];
  handle(world: World, call: Call, caller: Account): Answer | Promise<Answer>;
}

/** A call under /2: who is calling, whether within limits, whether allowed, then the handler. */
export function apiCall(
  world: World,
  limits: RateLimits,
  endpoint: ApiEndpoint,
): Handler<Bindings> {
  return answering(world, endpoint.name, async (call) => {
    const common = {
      'api-version': '2.167',
      'x-transaction-id': randomUUID().replaceAll('-', '').slice(16),
    };
    const caller = authenticate(world, call);
    if (!caller) return { ...plainProblem(401), headers: common };
    const { over, headers } = limits.count(endpoint.name, caller.account.id);
    // A refused call carries the same headers as one that worked.
    const answer = over
      ? plainProblem(429)
      : await answerOf(() => {
          if (!endpoint.scopes.every((scope) => caller.scopes.includes(scope))) throw forbidden();
          return endpoint.handle(world, call, caller.account);
        });
    const level = { 'x-access-level': 'read-write' };
    return { ...answer, headers: { ...common, ...level, ...headers, ...answer.headers } };
  });
}

function authenticate(world: World, call: Call): { account: Account; scopes: string[] } | null {
  const token = /^Bearer (\S+)$/i.exec(call.env.incoming.headers.authorization ?? '')?.[1];
  const known = token === undefined ? undefined : world.accessTokens.get(hashToken(token));
  if (!known || known.expiresAt <= world.now()) return null;
  const family = world.families.get(known.familyId);
  const account = family && world.accounts.find(family.accountId);
  return account ? { account, scopes: family.scopes } : null;
}
