import { useEffect, useRef, useState } from 'react';
import { usePageKey } from '#shared/client/api.tsx';
import { CopyDraft } from '#shared/features/generation/copy-draft.tsx';
import { failureText } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { answerOf, sendMessage } from '../messages.ts';
import { type WaitingDraft, waitingItem } from '../storage.ts';
import { useStored } from './use-stored.ts';

/** Orders for drafts that the server could not be reached for: tried again when the panel opens. */
export function WaitingDrafts({ connected }: { connected: string }) {
  const page = usePageKey();
  // Those of another person or workspace of this server wait unseen for theirs.
  const waiting = useStored<WaitingDraft[]>(waitingItem, []).filter(
    ({ apiUrl, place }) => !place || apiUrl !== connected || place === `${connected} ${page}`,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void answerOf(() => sendMessage('retryWaiting', null));
  }, []);

  const discard = (id: string) => {
    if (waiting.length > 1) heading.current?.focus();
    else focusHeading();
    void answerOf(() => sendMessage('discardWaiting', id));
  };

  if (waiting.length === 0) return null;
  return (
    <section
      aria-label={t('Waiting drafts')}
      className="mb-6 rounded-card border border-line bg-panel p-4 shadow-card"
    >
      <h2 ref={heading} tabIndex={-1} className="heading text-base">
        {t('Waiting drafts')}
      </h2>
      <ul className="mt-3 grid gap-4" aria-live="polite">
        {waiting.map((entry) => (
          <Waiting key={entry.id} entry={entry} connected={connected} onDiscard={discard} />
        ))}
      </ul>
    </section>
  );
}

interface WaitingProps {
  entry: WaitingDraft;
  /** The server that the extension is connected to now; what waits for another cannot be tried. */
  connected: string;
  onDiscard(id: string): void;
}

function Waiting({ entry, connected, onDiscard }: WaitingProps) {
  const { id, apiUrl, order, draft, problem } = entry;
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const here = apiUrl === connected;
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    const answer = await answerOf(() => sendMessage('retryWaiting', id));
    setBusy(false);
    if (answer.ok) return;
    const { message, values, ...said } = answer.error;
    showFailure(failureText({ ...said, message: t(message, values) }));
  };
  const waits = here ? t('Waiting for your server.') : t('Waiting for {apiUrl}.', { apiUrl });
  return (
    <li {...keptFocus} className="grid gap-2 text-sm">
      <p className="text-muted wrap-anywhere" dir="auto">
        {subjectOf(order)}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
        {draft?.content ?? (problem ? failureText(problem) : waits)}
      </p>
      <div className="flex flex-wrap gap-3">
        {draft && (
          <CopyDraft
            text={draft.content}
            {...(here ? { kept: { id: draft.draftId, content: draft.content } } : {})}
          />
        )}
        {!draft && here && (
          <BusyButton variant="soft" busy={busy} loading={busy} onClick={() => void retry()}>
            {t('Retry')}
          </BusyButton>
        )}
        <SecondaryButton onClick={() => onDiscard(id)}>{t('Discard')}</SecondaryButton>
      </div>
    </li>
  );
}

function subjectOf({ about, point }: WaitingDraft['order']): string {
  const said = excerpt(point, 80);
  if (about.kind === 'post') return said || t('A new post');
  const { author, text } = about.post;
  return t('Reply to {post}', { post: excerpt(`@${author || t('unknown')}: ${text}`, 100) });
}
