import { createHash } from 'node:crypto';
import { me, people, personOf } from '../../x-web/data/people.ts';
import type { Account } from '../records.ts';

/** Long posts, checks and prices differ by subscription, so each of them can be chosen. */
const offered = new Map<string, Account['subscription']>([
  [me.handle, 'None'],
  ['nell_blocktime', 'Premium'],
  ['caspar_onchain', 'PremiumPlus'],
  ['tobin_ledger', 'Basic'],
]);

export const usernamePattern = /^[A-Za-z0-9_]{1,15}$/;

/** The accounts of this X: a few invented people, and whoever typed a username. */
export class AccountBook {
  readonly #byId = new Map<string, Account>();
  readonly #byName = new Map<string, Account>();

  constructor(accounts: Account[] = []) {
    for (const account of accounts) this.#add(account);
    for (const { handle } of [me, ...people]) this.named(handle);
  }

  /** Those that the authorize page offers. */
  offered(): Account[] {
    return [...offered.keys()].map((username) => this.named(username));
  }

  find(id: string): Account | undefined {
    return this.#byId.get(id);
  }

  findNamed(username: string): Account | undefined {
    return this.#byName.get(username.toLowerCase());
  }

  /** The account of that name, which is made when nobody has it yet. */
  named(username: string): Account {
    return this.findNamed(username) ?? this.#add(invent(username));
  }

  all(): Account[] {
    return [...this.#byId.values()];
  }

  #add(account: Account): Account {
    this.#byId.set(account.id, account);
    this.#byName.set(account.username.toLowerCase(), account);
    return account;
  }
}

/** All of it follows from the name, so a lost snapshot does not make another person of them. */
function invent(username: string): Account {
  const seed = createHash('sha256').update(username.toLowerCase()).digest();
  return {
    id: (seed.readBigUInt64BE(0) % 10n ** 18n).toString(),
    username,
    name: personOf(username).name,
    followers: 40 + (seed.readUInt32BE(8) % 24_000),
    subscription: offered.get(username) ?? 'None',
  };
}
