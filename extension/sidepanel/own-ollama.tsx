import { Button } from '@radix-ui/themes';
import { type SubmitEvent, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { suggestedModel } from '#shared/lib/local-models/suggested-model.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { readApiUrl } from '../connection.ts';
import { type FoundOllama, findOllama, OLLAMA_ADDRESS } from '../device/own-ollama.ts';
import { askForServer } from '../host.ts';
import { choiceItem, ownOllamaItem } from '../storage.ts';
import { useStored } from './use-stored.ts';

/** Lets the Ollama of the person's own computer write, wherever their server runs. */
export function OwnOllama() {
  const own = useStored(ownOllamaItem, null);
  const [address, setAddress] = useState(OLLAMA_ADDRESS);
  const [picked, pick] = useState<string | null>(null);
  const url = readApiUrl(address);
  const [looking, setLooking] = useState(false);
  const [answer, setAnswer] = useState<FoundOllama | null>(null);
  const found = answer?.state === 'found' ? answer.models : [];
  const model = picked ?? suggestedModel(found);

  const choose = async (chosen: typeof own) => {
    await ownOllamaItem.setValue(chosen);
    const last = await choiceItem.getValue();
    await choiceItem.setValue({ ...last, provider: chosen ? 'device' : null });
    setAnswer(null);
  };
  const look = async (event: SubmitEvent) => {
    event.preventDefault();
    if (url === null || looking) return;
    setLooking(true);
    setAnswer(null);
    pick(null);
    // The browser asks only while it sees the person's press: before anything else is awaited.
    const allowed = await askForServer(url);
    setAnswer(allowed ? await findOllama(url) : { state: 'absent' });
    setLooking(false);
  };

  return (
    <section aria-labelledby="own-ollama" className="grid justify-items-start gap-3">
      <h2 id="own-ollama" className="heading text-lg">
        {t('Ollama on this computer')}
      </h2>
      <p className="text-sm text-muted">
        {own
          ? t('{model} of your Ollama writes your drafts on this computer.', { model: own.model })
          : t('Your own Ollama can write your drafts, even where Troupe runs on another computer.')}
      </p>
      {own ? (
        <SecondaryButton onClick={() => void choose(null)}>
          {t('Stop using {name}', { name: 'Ollama' })}
        </SecondaryButton>
      ) : (
        <form
          onSubmit={(event) => void look(event)}
          className="grid w-full gap-3 [&_button]:justify-self-start"
        >
          <LineField
            label={t('Address of Ollama')}
            value={address}
            error={
              url === null
                ? t('Enter an address such as {address}.', { address: OLLAMA_ADDRESS })
                : undefined
            }
            onType={setAddress}
          />
          <BusyButton type="submit" variant="soft" busy={looking}>
            {looking ? t('Searching...') : t('Look for Ollama')}
          </BusyButton>
        </form>
      )}
      {answer && found.length === 0 ? <Trouble state={answer.state} /> : null}
      {url !== null && model !== null && found.length > 0 ? (
        <>
          <SelectField
            label={t('Model')}
            value={model}
            options={found.map(({ name }) => ({ value: name, label: name }))}
            onChoose={pick}
          />
          <Button onClick={() => void choose({ url, model })}>
            {t('Use {name}', { name: model })}
          </Button>
        </>
      ) : null}
    </section>
  );
}

/** Why no model can be chosen. `found` is an Ollama without one. */
function Trouble({ state }: { state: 'found' | 'refused' | 'absent' }) {
  if (state !== 'refused') {
    return (
      <p role="alert" className="text-sm text-danger">
        {state === 'found'
          ? t('{name} is running, but has no model yet. Download one with it, then check again.', {
              name: 'Ollama',
            })
          : t('No Ollama answers at this address. Start it, then look again.')}
      </p>
    );
  }
  const origin = new URL(location.href).origin;
  return (
    <div role="alert" className="grid gap-2 text-sm">
      <p>{t('Ollama refuses browser extensions. Start it with this line, then look again:')}</p>
      <code className="rounded-control bg-tint px-2 py-1 break-all select-all">
        OLLAMA_ORIGINS={origin} ollama serve
      </code>
    </div>
  );
}
