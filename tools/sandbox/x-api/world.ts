import { AccountBook } from './accounts/account-book.ts';
import { InjectedFailures } from './failures/injected-failures.ts';
import { idSource } from './id-source.ts';
import { PostBook } from './posts/post-book.ts';
import type { Snapshot } from './records.ts';

/** The one app that is registered with this X. */
export interface RegisteredApp {
  clientId: string;
  clientSecret: string;
  /** Compared to the letter; at most 10, as at X. */
  callbackUrls: string[];
}

/** All that this X knows; every handler works on it. */
export type World = ReturnType<typeof createWorld>;

/** `changed` is to be called after every change that a restart must not lose. */
export function createWorld(
  app: RegisteredApp,
  now: () => number,
  saved: Snapshot | null,
  changed: () => void,
) {
  return {
    now,
    app,
    ids: idSource(now, saved?.lastId),
    accounts: new AccountBook(saved?.accounts),
    families: new Map(saved?.families.map((family) => [family.id, family])),
    /** By the token's hash. */
    accessTokens: new Map(saved?.accessTokens.map((token) => [token.hash, token])),
    posts: new PostBook(saved?.posts),
    media: new Map(saved?.media.map((one) => [one.id, one])),
    faults: new InjectedFailures(),
    changed,
  };
}

export function snapshotOf(world: World): Snapshot {
  return {
    version: 1,
    lastId: world.ids.last,
    accounts: world.accounts.all(),
    families: [...world.families.values()],
    accessTokens: [...world.accessTokens.values()],
    posts: world.posts.all(),
    media: [...world.media.values()],
  };
}
