import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import type { DraftChoice } from './protocol.ts';

/** The persona chosen in this browser for an X account, and the account's own persona at that time. */
export interface ChosenPersona {
  personaId: string;
  insteadOf: string | null;
}

export function accountInUse(
  place: string,
  handle: string,
  accounts: readonly SocialAccount[],
): NonNullable<DraftChoice['account']> {
  const name = handle.toLowerCase();
  const own = accounts.find(({ username }) => username.toLowerCase() === name)?.personaId ?? null;
  return { key: `${place} ${name}`, own };
}

/**
 * The persona for an account: the one chosen here for it, until the console sets another, else the account's
 * own. Without either that of the last draft, unless it is another account's own; else the first active one.
 */
export function preselectedPersona(
  account: DraftChoice['account'],
  here: ChosenPersona | null,
  last: DraftChoice,
  personas: readonly Pick<Persona, 'id' | 'status'>[],
): string | null {
  const isOthers = account && last.account?.own && last.account.key !== account.key;
  const wanted = [
    account && here?.insteadOf === account.own ? here.personaId : null,
    account?.own,
    isOthers ? null : last.personaId,
  ];
  const known = wanted.find((id) => personas.some((persona) => persona.id === id));
  const first = personas.find(({ status }) => status === 'active') ?? personas[0];
  return known ?? first?.id ?? null;
}
