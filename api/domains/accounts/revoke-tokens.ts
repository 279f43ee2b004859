import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { XError } from '#api/providers/x/x-error.ts';
import type { revokeTokensJob } from './public.ts';
import { placeOf } from './sealed-tokens.ts';

/**
 * Revokes the refresh token, which ends the whole grant, and the access token. A refusal is the end
 * of it: X no longer knows them. Throws, for another try, while X cannot be reached.
 */
export async function revokeTokens(
  { x, sealer }: Pick<Context, 'x' | 'sealer'>,
  { workspaceId, accessToken, refreshToken }: z.output<typeof revokeTokensJob.payload>,
): Promise<void> {
  const open = (sealed: string, field: Parameters<typeof placeOf>[1]) =>
    sealer.open(sealed, placeOf(workspaceId, field));
  if (refreshToken !== null) await revoke(x, open(refreshToken, 'refresh_token'));
  await revoke(x, open(accessToken, 'access_token'));
}

async function revoke(x: Context['x'], token: string): Promise<void> {
  try {
    await x.revoke(token);
  } catch (error) {
    const isPassing =
      !(error instanceof XError) || error.kind === 'temporary' || error.kind === 'rate_limited';
    if (isPassing) throw error;
  }
}
