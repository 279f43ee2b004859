import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { answering, type Bindings } from '../http/answering.ts';
import type { World } from '../world.ts';
import type { Grant } from './authorize.ts';
import {
  familyOfRefreshToken,
  hashToken,
  issueTokens,
  killFamily,
  openFamily,
  revokeToken,
} from './families.ts';
import type { OneTime } from './one-time.ts';
import { readTokenForm, refused, required, type TokenForm, tokenAnswer } from './token-form.ts';

const WRONG_CODE = 'Value passed for the authorization code was invalid.';
const WRONG_TOKEN = 'Value passed for the token was invalid.';

/** Mounts the token and the revoke endpoint. */
export function mountToken(app: Hono<Bindings>, world: World, codes: OneTime<Grant>): void {
  /** Which family a used code has opened: a second use means that it was stolen. */
  const used = new Map<string, string>();

  const byCode = (form: TokenForm) => {
    const code = required(form, 'code');
    const redirectUri = required(form, 'redirect_uri');
    const verifier = required(form, 'code_verifier');
    const stolen = used.get(hashToken(code));
    if (stolen !== undefined) killFamily(world, stolen);
    const grant = codes.take(code);
    if (!grant) throw refused('invalid_request', WRONG_CODE);
    if (grant.request.redirectUri !== redirectUri) {
      throw refused(
        'invalid_request',
        'Value passed for the redirect uri did not match the uri of the authorization code.',
      );
    }
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (challenge !== grant.request.challenge) {
      throw refused(
        'invalid_request',
        'Value passed for the code verifier did not match the code challenge.',
      );
    }
    const family = openFamily(world, grant.accountId, grant.request.scopes);
    used.set(hashToken(code), family.id);
    return issueTokens(world, family);
  };

  const byRefreshToken = (form: TokenForm) => {
    const family = familyOfRefreshToken(world, required(form, 'refresh_token'));
    if (!family) throw refused('invalid_request', WRONG_TOKEN);
    const { rotates = true, changes = {}, leftOut = [] } = world.faults.tokenAnswers ?? {};
    const answer = { ...issueTokens(world, family, rotates), ...changes };
    return Object.fromEntries(Object.entries(answer).filter(([name]) => !leftOut.includes(name)));
  };

  app.post(
    '/2/oauth2/token',
    answering(world, 'token', async (call) => {
      const form = await readTokenForm(call, world);
      const grantType = required(form, 'grant_type');
      if (grantType === 'authorization_code') return tokenAnswer(byCode(form));
      if (grantType === 'refresh_token') return tokenAnswer(byRefreshToken(form));
      throw refused('unsupported_grant_type', 'The grant_type is not supported.');
    }),
  );

  app.post(
    '/2/oauth2/revoke',
    answering(world, 'revoke', async (call) => {
      const form = await readTokenForm(call, world);
      revokeToken(world, required(form, 'token'));
      return tokenAnswer({ revoked: true });
    }),
  );
}
