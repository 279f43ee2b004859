import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { accountInUse, preselectedPersona } from './preselected-persona.ts';
import type { DraftChoice } from './protocol.ts';
import { choiceItem, personaItemOf } from './storage.ts';

/** The last choice, with the persona for the account that is in use on x.com at this place (`placeOf`). */
export async function choiceFor(
  place: string,
  handle: string | null,
  accounts: readonly SocialAccount[],
  personas: readonly Persona[],
): Promise<DraftChoice> {
  const last = await choiceItem.getValue();
  const account = handle ? accountInUse(place, handle, accounts) : undefined;
  const here = account ? await personaItemOf(account.key).getValue() : null;
  const personaId = preselectedPersona(account, here, last, personas);
  const { tone, provider } = last;
  return { personaId, tone, provider, ...(account ? { account } : {}) };
}

/** Remembers a choice, its persona also for its account. */
export async function keepChoice(choice: DraftChoice): Promise<void> {
  await choiceItem.setValue(choice);
  const { account, personaId } = choice;
  if (account && personaId)
    await personaItemOf(account.key).setValue({ personaId, insteadOf: account.own });
}
