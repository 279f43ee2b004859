import { useState } from 'react';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { bindFields, DraftForm, type DraftFormProps } from '#shared/ui/forms/draft-form.tsx';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { NoAccount } from '../no-account.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { PartsField } from './parts-field.tsx';
import { isEmptyPart, type PostDraft, planRules, toPostInput } from './post-draft.ts';
import { type PostCheck, usePostCheck } from './use-post-check.ts';
import { WhenFields } from './when-fields.tsx';

const PostFindings = lazyComponent(
  async () => (await import('../list/post-findings.tsx')).PostFindings,
  {
    isWanted: ({ check }) => check.findings.length > 0 || Boolean(check.costUsd),
  },
);

/** The fields of a post. The draft belongs to whoever shows the form, so that nothing is lost. */
export function PostForm(
  props: DraftFormProps<PostDraft> & {
    /** The post that is edited, and its time as the form first had it. */
    editing?: { id: string; scheduledTime: string };
  },
) {
  const { draft } = props;
  const { zone } = useChosenZone();
  const check = usePostCheck(draft, props.editing?.id ?? null);
  const [arriving, setArriving] = useState<ReadonlySet<string>>(new Set());
  const [stopped, setStopped] = useState<string | null>(null);
  const isBlank = draft.parts.some(isEmptyPart);
  const { form, issueOf, refusal, touched, submit } = useFormIssues<Issues>({
    contract: planRules(props.editing?.scheduledTime ?? null),
    input: toPostInput(draft, zone),
    serverError: props.serverError,
    onValid() {
      const reason = reasonToStop(draft, check, arriving);
      setStopped(reason);
      if (reason === null) props.onSubmit();
    },
    onInvalid(issues) {
      setStopped(null);
      const description = sentenceOf(draft, issues.scheduledTime);
      showToast({ title: t('Error'), description, variant: 'destructive' });
    },
  });

  const textIssue =
    issueOf('content') ?? issueOf('parts') ?? issueOf('text') ?? issueOf('mediaIds');

  function change(part: Partial<PostDraft>) {
    const next = { ...draft, ...part };
    setStopped(null);
    touched(issuesTouchedBy(part, next));
    props.onChange(next);
  }

  function notePending(key: string, isPending: boolean) {
    setArriving((now) => {
      const others = [...now].filter((one) => one !== key);
      return new Set(isPending ? [...others, key] : others);
    });
  }

  const { check: tick } = bindFields(draft, change);
  return (
    <DraftForm
      {...props}
      form={form}
      onSubmit={submit}
      refusal={stopped ?? refusal ?? (isBlank ? null : (textIssue ?? null))}
    >
      <PartsField
        parts={draft.parts}
        limit={check.limit}
        error={isBlank ? textIssue : undefined}
        onChange={(parts) => change({ parts })}
        onPending={notePending}
      />
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        <PostFindings check={check} draft={draft} onChange={change} />
        <NoAccount draft={draft} />
      </div>
      <AudienceFields draft={draft} onChange={change} />
      <WhenFields draft={draft} error={issueOf('scheduledTime')} onChange={change} />
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{t('Labels')}</legend>
        <CheckField
          label={t('Made with AI')}
          hint={t('X shows readers a label.')}
          {...tick('madeWithAi')}
        />
        <CheckField
          label={t('Paid partnership')}
          hint={t('X asks for it on paid promotion.')}
          {...tick('paidPartnership')}
        />
        {props.editing || draft.platform !== 'twitter' ? null : (
          <CheckField
            label={t('Track links (UTM)')}
            hint={t('Adds UTM tags to links. The character count does not change.')}
            {...tick('trackLinks')}
          />
        )}
      </fieldset>
    </DraftForm>
  );
}

/** What the contract or the server may name as wrong. */
interface Issues {
  content: unknown;
  parts: unknown;
  text: unknown;
  mediaIds: unknown;
  scheduledTime: unknown;
}

/** Of day and time, both missing, the one that is still missing stays marked. */
function issuesTouchedBy(part: Partial<PostDraft>, { date, time }: PostDraft): Partial<Issues> {
  const isTimeSet = ('date' in part || 'time' in part) && date !== '' && time !== '';
  return {
    ...('parts' in part ? { content: true, parts: true, text: true, mediaIds: true } : {}),
    ...(isTimeSet ? { scheduledTime: true } : {}),
  };
}

/** Spec section 5: what is missing comes before what is wrong. */
function sentenceOf({ parts, date, time }: PostDraft, timeIssue: string | undefined): string {
  const isMissing = parts.every(({ text }) => text.trim() === '') || date === '' || time === '';
  if (isMissing || !timeIssue) return t('Please fill in all required fields');
  return timeIssue;
}

function reasonToStop(
  draft: PostDraft,
  check: PostCheck,
  arriving: ReadonlySet<string>,
): string | null {
  if (draft.parts.some(({ key }) => arriving.has(key))) {
    return t('A file is still on its way: wait for it or cancel it.');
  }
  if (!check.isCurrent) return null;
  const wrong = check.findings.find(({ level }) => level === 'error');
  if (wrong) return serverMessage(wrong);
  const isOpen = check.findings.some(
    ({ level, id }) => level === 'warning' && !draft.accepted.includes(id),
  );
  return isOpen ? t('Look at the warnings, and tick the box to schedule it anyway.') : null;
}
