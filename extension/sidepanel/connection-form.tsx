import { type SubmitEvent, useRef, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { type Connection, readApiUrl } from '../connection.ts';
import { askForServer } from '../host.ts';
import { saveConnection } from '../storage.ts';
import { type Checked, checkConnection } from './check-connection.ts';

/** Where the server is and who is asking. Nothing is stored before it has worked once. */
export function ConnectionForm({ stored, onDone }: { stored: Connection; onDone(): void }) {
  const [typed, setTyped] = useState({ apiUrl: stored.apiUrl, apiKey: '' });
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  // One that works and would take the place of another server's.
  const [other, setOther] = useState<Connection | null>(null);
  const changes = useRef(0);
  const errorOf = (field: keyof Connection) =>
    checked?.works === false && checked.field === field ? checked.message : undefined;

  const server = readApiUrl(typed.apiUrl);

  const change = (part: Partial<Connection>) => {
    setTyped({ ...typed, ...part });
    setChecked(null);
    changes.current += 1;
  };

  const check = async (): Promise<Checked> => {
    const asked = changes.current;
    setBusy(true);
    // Chrome asks only while it sees the person's press: before anything else is awaited.
    const allowed = server === null || (await askForServer(server));
    const result: Checked = allowed
      ? await checkConnection(withStoredKey(typed, stored))
      : {
          works: false,
          field: 'apiUrl',
          message: t('Chrome may not reach this server until you allow it: press Connect again.'),
        };
    setBusy(false);
    // What was typed meanwhile has not been tried.
    if (asked === changes.current) setChecked(result);
    return result;
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const result = await check();
    if (!result.works) return;
    const { connection } = result;
    if (stored.apiKey !== '' && stored.apiUrl !== connection.apiUrl) return setOther(connection);
    await save(connection);
  };
  const save = async (connection: Connection) => {
    await saveConnection(connection);
    onDone();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <LineField
        label={t('API URL')}
        error={errorOf('apiUrl')}
        hint={t('Where your Troupe server runs.')}
        inputMode="url"
        spellCheck={false}
        value={typed.apiUrl}
        onType={(apiUrl) => change({ apiUrl })}
      />
      <LineField
        label={t('API key')}
        error={errorOf('apiKey')}
        hint={t('Make one in your console under Browser Extension. It starts with trp_.')}
        spellCheck={false}
        placeholder={
          stored.apiKey === ''
            ? 'trp_…'
            : t('stored: ••••{lastFour}', { lastFour: stored.apiKey.slice(-4) })
        }
        value={typed.apiKey}
        onType={(apiKey) => change({ apiKey })}
      />
      <div className="flex items-center gap-3">
        <BusyButton type="submit" size="3" busy={busy} loading={busy}>
          {t('Connect')}
        </BusyButton>
        <SecondaryButton size="3" busy={busy} onClick={() => void check()}>
          {t('Test')}
        </SecondaryButton>
      </div>
      <p role="status" className="text-sm">
        {checked?.works
          ? t('It works: signed in as {username}.', { username: checked.username })
          : ''}
      </p>
      {server && (
        <a
          href={`${server}/privacy`}
          target="_blank"
          rel="noreferrer"
          className="text-sm text-link underline"
        >
          {t('What the browser extension reads, stores and sends')}
        </a>
      )}
      {other && (
        <ConfirmDialog
          open
          onClose={() => setOther(null)}
          title={t('Connect to {server}?', { server: other.apiUrl })}
          confirmLabel={t('Connect')}
          onConfirm={() => void save(other)}
        >
          {t('This replaces the connection to {server}.', { server: stored.apiUrl })}
        </ConfirmDialog>
      )}
    </form>
  );
}

/** An empty key field keeps the stored key, which never goes to another server than its own. */
function withStoredKey(typed: Connection, stored: Connection): Connection {
  const keeps = typed.apiKey.trim() === '' && readApiUrl(typed.apiUrl) === stored.apiUrl;
  return keeps ? { ...typed, apiKey: stored.apiKey } : typed;
}
