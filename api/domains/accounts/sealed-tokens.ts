import type { XTokens } from '#api/providers/x/answers.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import type { SealedTokens } from './queries.ts';

/** X's tokens as the row of their account holds them. */
export function seal(sealer: Sealer, owner: string, tokens: XTokens): SealedTokens {
  const { accessToken, refreshToken, expiresInSeconds } = tokens;
  return {
    access_token: sealer.seal(accessToken, placeOf(owner, 'access_token')),
    refresh_token:
      refreshToken === null ? null : sealer.seal(refreshToken, placeOf(owner, 'refresh_token')),
    expiresInSeconds,
  };
}

export function placeOf(workspaceId: string, field: 'access_token' | 'refresh_token') {
  return { table: 'social_accounts', workspaceId, field };
}
