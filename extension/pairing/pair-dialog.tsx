import { AlertDialog } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import type { StoredConnection } from '../sidepanel/use-connection.ts';
import { type Confirmed, confirmRequest } from './confirm-request.ts';
import type { PairRequest } from './pair-requests.ts';
import { settleRequest } from './pending-requests.ts';
import { usePairRequests } from './use-pair-requests.ts';

/** A press meant for what stood here before must not connect, in ms. */
const armedAfter = 500;

/** Asks the person about each request to connect, one after the other. */
export function PairDialog({ connection }: { connection: StoredConnection }) {
  const [first] = usePairRequests();
  // What is being connected stays on screen, though it does not wait any more.
  const [taken, setTaken] = useState<PairRequest | null>(null);
  const request = taken ?? first;
  if (!request) return null;
  return (
    <Question
      key={`${request.apiUrl} ${request.nonce}`}
      request={request}
      connection={connection}
      onTake={() => setTaken(request)}
      onDone={() => setTaken(null)}
    />
  );
}

interface QuestionProps {
  request: PairRequest;
  connection: StoredConnection;
  onTake(): void;
  onDone(): void;
}

function Question({ request, connection, onTake, onDone }: QuestionProps) {
  const { apiUrl, username } = request;
  // As it was when this was asked: afterwards the new one is stored.
  const [replaced] = useState(connection.apiKey === '' ? null : connection.apiUrl);
  const [armed, setArmed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Extract<Confirmed, { connected: false }> | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), armedAfter);
    return () => clearTimeout(timer);
  }, []);

  const connect = async () => {
    setBusy(true);
    onTake();
    const result = await confirmRequest(request);
    setBusy(false);
    if (!result.connected) return setFailed(result);
    showSuccess(
      t('Connected to {server} as {username}.', { server: apiUrl, username: result.username }),
    );
    onDone();
  };
  const cancel = () => {
    if (busy) return;
    if (!failed) void settleRequest(request, { state: 'declined' });
    onDone();
  };

  return (
    <AlertDialog.Root open onOpenChange={cancel}>
      <AlertDialog.Content className="w-full max-w-[440px] p-6">
        <AlertDialog.Title className="heading mb-3 text-lg wrap-anywhere">
          {t('Connect to {server}?', { server: apiUrl })}
        </AlertDialog.Title>
        <AlertDialog.Description className="wrap-anywhere text-muted">
          {username === null
            ? t(
                'A page on this server asked to connect. Continue only if you just started this there.',
              )
            : t(
                'A page on this server, signed in as {username}, asked to connect. Continue only if you just started this there.',
                { username },
              )}
        </AlertDialog.Description>
        {replaced !== null && (
          <p className="mt-3 font-medium wrap-anywhere">
            {t('This replaces the connection to {server}.', { server: replaced })}
          </p>
        )}
        {failed && (
          <p role="alert" className="mt-3 text-danger wrap-anywhere">
            {t(failed.message, failed.values)}
          </p>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <AlertDialog.Cancel>
            <SecondaryButton>{failed ? t('Close') : t('Cancel')}</SecondaryButton>
          </AlertDialog.Cancel>
          {!failed && (
            <BusyButton busy={busy || !armed} loading={busy} onClick={() => void connect()}>
              {t('Connect')}
            </BusyButton>
          )}
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
