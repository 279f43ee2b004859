import { TextArea } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import type { ProviderId } from '#shared/contracts/generation.ts';
import { CopyDraft } from '#shared/features/generation/copy-draft.tsx';
import { IntentChips } from '#shared/features/generation/intent-chips.tsx';
import { aiProviderList } from '#shared/features/generation/queries.ts';
import { WhyDraft } from '#shared/features/generation/why-draft.tsx';
import { DraftFrame } from '#shared/features/generation/write/draft-frame.tsx';
import { localized } from '#shared/i18n/server-message.ts';
import { situationText } from '#shared/i18n/situation-text.ts';
import { t } from '#shared/i18n/translate.ts';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { markFigures } from '#shared/ui/mark-figures.tsx';
import { keepChoice } from '../account-persona.ts';
import { offerDevice } from '../device/offer-device.ts';
import { openOnActivePage } from '../host.ts';
import type { Draft, DraftChoice } from '../protocol.ts';
import type { Post } from '../x-page/posts/posts.ts';
import { useAccountChoice } from './use-account-choice.ts';
import { deviceModel, useWriters } from './use-device-model.ts';
import { useReplyDraft } from './use-reply-draft.ts';

interface DraftReplyProps {
  post: Post;
  /** The server and the post that a draft is kept for. */
  owner: string;
  place: string;
  /** The X account in use beside the panel. */
  handle: string | null;
}

/** A reply to one post. Nothing of it is sent to the server before the press. */
export function DraftReply({ post, owner, place, handle }: DraftReplyProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { personas, choice, read, choosePersona } = useAccountChoice(place, handle);
  // Undefined: nobody has chosen one here.
  const [picked, setPicked] = useState<ProviderId | null>();
  const writers = useWriters(choice);
  const { reply, versions, wish, setWish, write } = useReplyDraft(owner);
  const notesId = useId();
  const point = useRef<HTMLInputElement>(null);
  const busy = reply.state === 'writing';
  const needsPoint = reply.state === 'failed' && reply.needsPoint;

  // Nothing is drafted without it, so the next key belongs there.
  useEffect(() => {
    if (needsPoint) point.current?.focus();
  }, [needsPoint]);

  /** A press may come before all is read: without its persona the reply would be in nobody's voice. */
  const choose = async (): Promise<DraftChoice> => {
    const [last, providers, device] = await Promise.all([
      read(),
      queries.ensureQueryData(aiProviderList(api)).catch(() => null),
      queries.ensureQueryData(deviceModel),
    ]);
    const offer = offerDevice(providers ?? [], device, last.provider);
    const chosen = { ...last, provider: picked === undefined ? offer.chosen : picked };
    if (chosen.personaId) await keepChoice(chosen);
    return chosen;
  };

  return (
    <div className="mt-3 grid gap-3">
      {choice && personas.length > 1 && (
        <SelectField
          label={t('Persona')}
          options={personas.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.personaId ?? ''}
          onChoose={choosePersona}
        />
      )}
      {writers.offered.some(({ id }) => id === 'device') && (
        <SelectField
          label={t('Provider')}
          options={[
            { value: '', label: t('Automatic') },
            ...writers.offered
              .filter(({ configured }) => configured)
              .map(({ id, name }) => ({ value: id, label: t(name) })),
          ]}
          value={(picked === undefined ? writers.chosen : picked) ?? ''}
          onChoose={(provider) => setPicked(provider || null)}
        />
      )}
      {needsPoint && (
        <p className="text-sm font-medium empty:hidden">{situationText(reply.reads)}</p>
      )}
      <LineField
        ref={point}
        label={t('What do you want to say? (optional)')}
        maxLength={4_000}
        value={wish.point}
        onType={(typed) => setWish({ point: typed })}
      />
      <IntentChips
        chosen={wish.intent}
        busy={busy}
        onChoose={(intent) => {
          setWish({ intent });
          if (intent) write(post, choose, { intent });
        }}
      />
      <BusyButton
        className="justify-self-start"
        busy={busy}
        loading={busy}
        onClick={() => write(post, choose)}
      >
        {t('Draft a reply')}
      </BusyButton>
      {reply.state === 'failed' && (
        <p role="alert" className={needsPoint ? 'text-sm' : 'text-sm text-danger'}>
          {reply.message}
        </p>
      )}
      <DraftFrame
        label={t('Reply')}
        versions={versions}
        busy={busy}
        onAsk={(press) => write(post, choose, press)}
        soFar={reply.state === 'writing' ? reply.text : ''}
        empty={null}
        field={
          <TextArea
            aria-label={t('Draft')}
            aria-describedby={notesId}
            rows={5}
            resize="vertical"
            dir="auto"
            value={versions.shown?.text}
            onChange={({ target }) => versions.edit(target.value)}
          />
        }
      >
        {versions.shown && <Written post={post} notesId={notesId} {...versions.shown} />}
      </DraftFrame>
    </div>
  );
}

interface WrittenProps {
  post: Post;
  /** As it was written; `text` is what the person has made of it. */
  draft: Draft;
  text: string;
  notesId: string;
}

function Written({ post, draft, text, notesId }: WrittenProps) {
  const { figures = [], notes, explanation } = localized(draft);
  const openOnPage = async () => {
    if (await openOnActivePage(post, { parts: [text], draft })) return;
    showFailure(t('The post is not on the page in front any more.'));
  };
  return (
    <div className="mt-3 grid gap-3">
      {figures.length > 0 && (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
          {markFigures(text, figures)}
        </p>
      )}
      <div id={notesId} className="grid gap-2 empty:-mt-3">
        {notes.map((note) => (
          <p key={note} className="text-xs text-muted">
            {note}
          </p>
        ))}
      </div>
      <WhyDraft lines={explanation} />
      <div className="flex flex-wrap gap-3">
        <CopyDraft text={text} kept={{ id: draft.draftId, content: draft.content }} />
        {post.id !== null && (
          <SecondaryButton onClick={() => void openOnPage()}>
            {t('Open it on the page')}
          </SecondaryButton>
        )}
      </div>
    </div>
  );
}
