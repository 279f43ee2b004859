import { browser } from 'wxt/browser';
import type { ApiClient } from '#shared/client/api-client.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { tones } from '#shared/contracts/common.ts';
import { decideDraft, listAiProviders } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { type DraftSetup, onMessage, type Result } from '../messages.ts';
import { choiceItem, languageItem } from '../storage.ts';
import { usedDraft } from './draft-order.ts';
import { failure } from './failure.ts';
import { xTabOf } from './sender.ts';
import { withClient } from './session.ts';

/** Answers content scripts on X, and nobody else. */
export function answerDraftMessages(): void {
  onMessage('setUpDraft', async ({ sender }): Promise<Result<DraftSetup>> => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    return withClient(async (client) => ({ ok: true, value: await setUp(client) }));
  });

  onMessage('usedDraft', async ({ data, sender }): Promise<Result<null>> => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    const used = usedDraft.safeParse(data);
    if (!used.success) return failure('failed', 'Troupe does not know this draft.');
    const { id, finalText } = used.data;
    return withClient(async (client) => {
      await client.call(decideDraft, { params: { id }, body: { outcome: 'accepted', finalText } });
      return { ok: true, value: null };
    });
  });
}

async function setUp(client: ApiClient): Promise<DraftSetup> {
  const [personas, providers, chosen, { language }] = await Promise.all([
    client.call(listPersonas),
    client.call(listAiProviders),
    choiceItem.getValue(),
    client.call(getCurrentUser),
  ]);
  await languageItem.setValue(language);
  const known = personas.some(({ id }) => id === chosen.personaId);
  return {
    personas: personas.map(({ id, name, status }) => ({ id, name, active: status === 'active' })),
    tones: [...tones],
    providers: providers.map(({ id, name, configured }) => ({ id, name, configured })),
    chosen: { ...chosen, personaId: known ? chosen.personaId : null },
    language,
  };
}

const notFromX = failure('failed', 'Troupe drafts only on X.');
