import type { ApiClient } from '#shared/client/api-client.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { tones } from '#shared/contracts/common.ts';
import { listAiProviders } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { deviceState } from '../../device/language-model.ts';
import { offerDevice } from '../../device/offer-device.ts';
import type { DraftSetup } from '../../protocol.ts';
import { choiceItem, languageItem } from '../../storage.ts';
import { on } from '../answer-messages.ts';
import { withClient } from '../session/session.ts';
import { reportUsed } from './used-reports.ts';

/** Answers content scripts on X, and nobody else. */
export function answerDraftMessages(): void {
  on('setUpDraft', () => withClient(setUp));

  on('usedDraft', (used) =>
    withClient(async (client, apiUrl) => {
      await reportUsed(client, used, apiUrl);
      return null;
    }),
  );
}

async function setUp(client: ApiClient): Promise<DraftSetup> {
  const [personas, providers, last, { language }, device] = await Promise.all([
    client.call(listPersonas),
    client.call(listAiProviders),
    choiceItem.getValue(),
    client.call(getCurrentUser),
    deviceState(),
  ]);
  await languageItem.setValue(language);
  const isKnown = personas.some(({ id }) => id === last.personaId);
  const { offered, chosen } = offerDevice(providers, device, last.provider);
  return {
    personas: personas.map(({ id, name, status }) => ({ id, name, active: status === 'active' })),
    tones: [...tones],
    providers: offered,
    chosen: { ...last, personaId: isKnown ? last.personaId : null, provider: chosen },
    language,
  };
}
