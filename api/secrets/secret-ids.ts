import type { Env } from '#api/env.ts';
import { openSealer } from './app-secret.ts';
import { createSealer } from './sealer.ts';

/** Names the secret that this installation seals with, as it stands in all that it has sealed. */
export function currentSecretId(env: Env): string {
  return idOf(openSealer(env));
}

/** Those of APP_SECRET and APP_SECRET_PREVIOUS; null where the secret is a file of DATA_DIR. */
export function givenSecretIds(env: Env): string[] | null {
  if (!env.APP_SECRET) return null;
  openSealer(env);
  const previous = env.APP_SECRET_PREVIOUS?.split(',').map((secret) => secret.trim()) ?? [];
  return [env.APP_SECRET, ...previous].map((secret) => idOf(createSealer(secret)));
}

function idOf(sealer: ReturnType<typeof createSealer>): string {
  const place = { table: '', workspaceId: '', field: '' };
  return sealer.seal('', place).split('.')[1] as string;
}
