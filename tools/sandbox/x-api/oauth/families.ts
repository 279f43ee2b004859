import { createHash, randomBytes } from 'node:crypto';
import type { Family } from '../records.ts';
import type { World } from '../world.ts';

const ACCESS_MS = 2 * 60 * 60_000;
const REFRESH_MS = 183 * 24 * 60 * 60_000;

/** The success body of the token endpoint. */
export interface TokenAnswer {
  token_type: 'bearer';
  expires_in: number;
  access_token: string;
  scope: string;
  refresh_token?: string;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Opens a family: a person has just given consent. */
export function openFamily(world: World, accountId: string, scopes: string[]): Family {
  const family: Family = {
    id: world.ids.next(),
    accountId,
    scopes,
    refreshHash: null,
    spentHashes: [],
    refreshExpiresAt: world.now() + REFRESH_MS,
  };
  world.families.set(family.id, family);
  return family;
}

/** A new pair; the refresh token before it is spent, unless it does not rotate. */
export function issueTokens(world: World, family: Family, rotates = true): TokenAnswer {
  for (const [hash, { expiresAt }] of world.accessTokens) {
    if (expiresAt <= world.now()) world.accessTokens.delete(hash);
  }
  const access = newToken();
  const hash = hashToken(access);
  const expiresAt = world.now() + ACCESS_MS;
  world.accessTokens.set(hash, { hash, familyId: family.id, expiresAt });
  const answer: TokenAnswer = {
    token_type: 'bearer',
    expires_in: ACCESS_MS / 1000,
    access_token: access,
    scope: family.scopes.join(' '),
  };
  if (rotates && family.scopes.includes('offline.access')) {
    if (family.refreshHash) family.spentHashes.push(family.refreshHash);
    answer.refresh_token = newToken();
    family.refreshHash = hashToken(answer.refresh_token);
    family.refreshExpiresAt = world.now() + REFRESH_MS;
  }
  world.changed();
  return answer;
}

/**
 * The family that this refresh token opens, or null.
 * A spent one was stolen or used twice: its whole family dies.
 */
export function familyOfRefreshToken(world: World, token: string): Family | null {
  const hash = hashToken(token);
  for (const family of world.families.values()) {
    if (family.spentHashes.includes(hash)) {
      killFamily(world, family.id);
      return null;
    }
    if (family.refreshHash === hash && family.refreshExpiresAt > world.now()) return family;
  }
  return null;
}

/** Revokes one token: an access token alone, a refresh token with its family. */
export function revokeToken(world: World, token: string): void {
  const hash = hashToken(token);
  world.accessTokens.delete(hash);
  const family = [...world.families.values()].find(({ refreshHash }) => refreshHash === hash);
  if (family) killFamily(world, family.id);
  world.changed();
}

export function killFamily(world: World, id: string): void {
  const family = world.families.get(id);
  if (family) family.refreshHash = null;
  for (const token of [...world.accessTokens.values()]) {
    if (token.familyId === id) world.accessTokens.delete(token.hash);
  }
  world.changed();
}

function newToken(): string {
  return randomBytes(48).toString('base64url');
}
