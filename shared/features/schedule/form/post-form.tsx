import { useState } from 'react';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
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
export function PostForm(props: {
  draft: PostDraft;
  onChange(draft: PostDraft): void;
  /** The post that is edited, and its time as the form first had it. */
  editing?: { id: string; scheduledTime: string };
  serverError: Error | null;
  onSubmit(): void;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
}) {
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

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
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
          checked={draft.madeWithAi}
          onChange={(madeWithAi) => change({ madeWithAi })}
        />
        <CheckField
          label={t('Paid partnership')}
          hint={t('X asks for it on paid promotion.')}
          checked={draft.paidPartnership}
          onChange={(paidPartnership) => change({ paidPartnership })}
        />
        {props.editing || draft.platform !== 'twitter' ? null : (
          <CheckField
            label={t('Track links (UTM)')}
            hint={t('Your links say which post a visitor came from. X counts them the same.')}
            checked={draft.trackLinks}
            onChange={(trackLinks) => change({ trackLinks })}
          />
        )}
      </fieldset>
      <Refusal>{stopped ?? refusal ?? (isBlank ? null : (textIssue ?? null))}</Refusal>
      <BusyButton type="submit" size="3" busy={props.busy}>
        {props.busy ? props.busyLabel : props.submitLabel}
      </BusyButton>
    </form>
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
