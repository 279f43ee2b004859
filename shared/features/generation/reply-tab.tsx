import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod/mini';
import { useApi } from '#shared/client/api.tsx';
import { ApiError } from '#shared/client/api-client.ts';
import { useQuery } from '#shared/client/use-query.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  type GeneratedReply,
  type generateReply,
  generateReplyInput,
} from '#shared/contracts/generation.ts';
import type { Intent } from '#shared/contracts/intents.ts';
import { personaTypes } from '#shared/contracts/personas.ts';
import { isSure } from '#shared/contracts/situations.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { OpenInComposer } from '#shared/features/schedule/public.tsx';
import { typeOptions } from '#shared/i18n/persona-labels.ts';
import { failureText, localized } from '#shared/i18n/server-message.ts';
import { situationText } from '#shared/i18n/situation-text.ts';
import { t } from '#shared/i18n/translate.ts';
import { Checklist } from '#shared/ui/checklist.tsx';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { CheckField, SelectField } from '#shared/ui/forms/fields.tsx';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';
import { TaskForm } from '#shared/ui/forms/task-form.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { useCancel } from '#shared/ui/hooks/use-cancel.ts';
import { CopyDraft } from './copy-draft.tsx';
import { EngagementMeter } from './engagement-meter.tsx';
import { NATURAL_VOICE } from './generation-labels.ts';
import { IntentChips } from './intent-chips.tsx';
import { useGenerateReply } from './queries.ts';
import { WhyDraft } from './why-draft.tsx';
import { DraftFrame } from './write/draft-frame.tsx';
import { useOwnVersions, type Wish, withTakes } from './write/use-versions.ts';

const replyDraft = z.object({
  originalTweet: draftText,
  tweetAuthor: draftText,
  personaType: z._default(z.enum(personaTypes), 'reply_guy'),
  personaId: draftText,
  context: draftText,
  bypass: z._default(z.boolean(), true),
});
type ReplyDraft = z.infer<typeof replyDraft>;
const useReplyDraft = createPersistedForm('reply', replyDraft, replyDraft.parse({}));

/** With what it was written from: the fields may name another post by now. */
type Written = GeneratedReply & { of: CallInput<typeof generateReply>['body'] };

/** Reply Generator: a post and its author in, a reply out. A person sends it on X. */
export function ReplyTab() {
  const { user } = useAuthentication();
  const [draft, keep] = useReplyDraft();
  const personas = useQuery({ ...personaList(useApi()), enabled: user !== null }).data ?? [];
  const versions = useOwnVersions<Written>();
  const [intent, setIntent] = useState<Intent | null>(null);
  const context = useRef<HTMLTextAreaElement>(null);
  const reply = useGenerateReply();
  const { begin, cancel } = useCancel();
  const { error } = reply;
  const data = versions.shown && localized(versions.shown.draft);
  const refused = noDraftOf(error);
  const input = {
    originalTweet: draft.originalTweet.trim(),
    tweetAuthor: draft.tweetAuthor.trim(),
    personaType: draft.personaType,
    ...(draft.personaId === '' ? {} : { personaId: draft.personaId }),
    ...(draft.context.trim() === '' ? {} : { context: draft.context }),
    ...(intent ? { intent } : {}),
    ...(draft.bypass ? {} : { useHumanization: false }),
    variant: versions.tries,
  };
  const { formProps, text, choice, check } = useDraftForm<ReplyDraft>({
    draft,
    onChange: keep,
    contract: generateReplyInput,
    input,
    // What the server refuses is said above the button.
    serverError: null,
    onValid: () => write(null),
  });

  function write(wish: Wish | null) {
    const of = { ...((wish && versions.shown?.draft.of) ?? input), variant: versions.tries };
    const onSuccess = (one: GeneratedReply) =>
      versions.add(withTakes(one).map((written) => ({ ...written, of })));
    reply.mutate({ ...of, ...versions.asked(wish), signal: begin() }, { onSuccess });
  }

  // Nothing is drafted without it, so the next key belongs there.
  useEffect(() => {
    if (refused) context.current?.focus();
  }, [refused]);

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TaskForm
        label={t('Reply Generator')}
        action={data ? t('Another reply') : t('Generate Reply')}
        busyLabel={t('Generating...')}
        busy={reply.isPending}
        error={refused ? null : error}
        onCancel={cancel}
        {...formProps}
      >
        <ParagraphField label={t('Original tweet')} required rows={4} {...text('originalTweet')} />
        <LineField
          label={t('Tweet author')}
          required
          placeholder="@username"
          {...text('tweetAuthor')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('Persona type')}
            options={typeOptions()}
            {...choice('personaType')}
          />
          <SelectField
            label={t('Voice')}
            optional
            options={[
              { value: '', label: t('A plain voice') },
              ...personas.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...choice('personaId')}
          />
        </div>
        {refused && (
          <div role="alert" className="text-sm">
            <p className="font-medium empty:hidden">{situationText(refused.params?.reads)}</p>
            <p>{failureText(refused)}</p>
          </div>
        )}
        <ParagraphField
          ref={context}
          label={t('Context')}
          optional
          hint={t('Other points the reply should cover.')}
          rows={2}
          {...text('context')}
        />
        <IntentChips
          chosen={intent}
          busy={reply.isPending}
          onChoose={(next) => {
            flushSync(() => setIntent(next));
            if (next) formProps.form.current?.requestSubmit();
          }}
        />
        <CheckField label={t('AI Detection Bypass')} hint={t(NATURAL_VOICE)} {...check('bypass')} />
      </TaskForm>
      <DraftFrame label={t('Reply')} versions={versions} busy={reply.isPending} onAsk={write}>
        {data ? (
          <>
            <dl className="mt-4">
              <EngagementMeter forecast={data.forecast} />
            </dl>
            <p className="mt-2 text-xs text-muted empty:hidden">
              {situationText(
                data.situation && isSure(data.situation) ? data.situation.situation : null,
              )}
            </p>
            <Checklist checks={data.checks} />
            {data.notes.map((note) => (
              <p key={note} className="mt-2 text-xs text-muted">
                {note}
              </p>
            ))}
            <WhyDraft lines={data.explanation} />
            <div className="mt-4 flex flex-wrap gap-3">
              <CopyDraft text={data.content} kept={{ id: data.draftId, content: data.content }} />
              <OpenInComposer
                draft={{
                  text: data.content,
                  draftId: data.draftId,
                  personaId: versions.shown?.draft.of.personaId ?? '',
                  platform: 'twitter',
                }}
              />
            </div>
          </>
        ) : null}
      </DraftFrame>
    </div>
  );
}

/** The refusal of a post that needs the person's point; null for everything else. */
function noDraftOf(error: Error | null) {
  const body = error instanceof ApiError ? error.body : null;
  return body?.code === 'no_draft' ? body : null;
}
