import type { Env } from '#api/config/env.ts';
import { openSealer } from './app-secret.ts';
import { createSealer, type Sealer } from './sealer.ts';

/** Names the secret that this installation seals with, as it stands in all that it has sealed. */
export function currentSecretId(env: Env): string {
  return idOf(openSealer(env));
}

/** The names of all secrets that this installation can open with; the first one seals. */
export function knownSecretIds(env: Env): string[] {
  const previous = env.APP_SECRET_PREVIOUS.map((secret) => idOf(createSealer(secret)));
  return [currentSecretId(env), ...previous];
}

function idOf(sealer: Sealer): string {
  const place = { table: '', workspaceId: '', field: '' };
  return sealer.seal('', place).split('.')[1] as string;
}
