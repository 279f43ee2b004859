import type { ApiClient } from '#shared/client/api-client.ts';
import { listSocialAccounts } from '#shared/contracts/accounts.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { tones } from '#shared/contracts/common.ts';
import { listAiProviders } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { msg } from '#shared/i18n/translate.ts';
import { choiceFor } from '../../account-persona.ts';
import { offerDevice, writerState } from '../../device/offer-device.ts';
import type { DraftSetup } from '../../protocol.ts';
import { languageItem } from '../../storage.ts';
import { on } from '../answer-messages.ts';
import { failure } from '../results.ts';
import { serverOf } from '../session/place.ts';
import { withClient } from '../session/session.ts';
import { keepReport, reportUsed } from './used-reports.ts';

/** Answers content scripts on X, and nobody else. */
export function answerDraftMessages(): void {
  on('setUpDraft', (handle) => withClient((client, { place }) => setUp(client, place, handle)));

  on('usedDraft', ({ place: draftedFor, ...used }) =>
    withClient<null>(
      async (client, whose) => {
        await reportUsed(client, used, whose, draftedFor);
        return null;
      },
      {
        async offline(whose) {
          await keepReport(
            used,
            draftedFor ? { apiUrl: serverOf(draftedFor), place: draftedFor } : whose,
          );
          const { apiUrl } = whose;
          return failure('offline', msg('No answer from {apiUrl}. Is the Troupe server running?'), {
            values: { apiUrl },
          });
        },
      },
    ),
  );
}

async function setUp(client: ApiClient, place: string, handle: string | null): Promise<DraftSetup> {
  const [personas, accounts, providers, { language }, device] = await Promise.all([
    client.call(listPersonas),
    client.call(listSocialAccounts),
    client.call(listAiProviders),
    client.call(getCurrentUser),
    writerState(),
  ]);
  await languageItem.setValue(language);
  const last = await choiceFor(place, handle, accounts, personas);
  const { offered, chosen } = offerDevice(providers, device, last.provider);
  return {
    personas: personas.map(({ id, name, status }) => ({ id, name, active: status === 'active' })),
    tones: [...tones],
    providers: offered,
    chosen: { ...last, provider: chosen },
    language,
    place,
  };
}
