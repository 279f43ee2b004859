import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { NEXT_FREE_SLOT } from '#shared/contracts/publishing.ts';
import { WriteWithPersona } from '#shared/features/generation/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { textsOfDraft } from '#shared/lib/text/thread-marks.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';
import { bindFields, DraftForm, type DraftFormProps } from '#shared/ui/forms/draft-form.tsx';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { reasonToStop } from '../composer/reason-to-stop.ts';
import { useTextHistory } from '../composer/text-history.ts';
import { NoAccount } from '../no-account.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { PartsField } from './parts-field.tsx';
import { isEmptyPart, type PostDraft, planRules, toPostInput, withTexts } from './post-draft.ts';
import { PreviewPane } from './preview-pane.tsx';
import { usePostCheck } from './use-post-check.ts';
import { WhenFields } from './when-fields.tsx';

const PostFindings = lazyComponent(
  async () => (await import('../list/post-findings.tsx')).PostFindings,
  { isWanted: ({ check }) => check.findings.length > 0 || Boolean(check.costUsd) },
);

/** The fields of a post. The draft belongs to whoever shows the form, so that nothing is lost. */
export function PostForm(
  props: DraftFormProps<PostDraft> & {
    /** The post that is edited, and its time as the form first had it. */
    editing?: { id: string; scheduledTime: string };
    /** Tells one post that is written here from the next. */
    name?: string;
    /** What is said, or asked, of the approval of the post. */
    review?: ReactNode;
    /** There is room for the preview beside it. */
    isWide?: boolean;
  },
) {
  const { draft } = props;
  const { personaId, platform, accountId, when, date, time } = draft;
  const { zone } = useChosenZone();
  const check = usePostCheck(draft, props.editing?.id ?? null);
  const [arriving, setArriving] = useState<ReadonlySet<string>>(new Set());
  const [stopped, setStopped] = useState<string | null>(null);
  const isBlank = draft.parts.some(isEmptyPart);
  const input = toPostInput(draft, zone);
  const { form, issueOf, refusal, touched, submit } = useFormIssues<Issues>({
    contract: planRules(props.editing?.scheduledTime ?? null),
    // At once is never too late, however long this has stood here.
    input: draft.when === 'now' ? { ...input, scheduledTime: NEXT_FREE_SLOT } : input,
    serverError: props.serverError,
    onValid() {
      const reason = reasonToStop(draft, check, arriving);
      setStopped(reason);
      if (reason === null) props.onSubmit();
    },
    onInvalid(issues) {
      setStopped(null);
      showFailure(sentenceOf(draft, issues.scheduledTime));
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

  const history = useTextHistory(props.name ?? props.editing?.id ?? '', draft.parts, (parts) =>
    // The text is no longer, or not yet, that of the generated draft.
    change({ parts: [...parts], draftId: '' }),
  );

  function use({ text, draftId, personaId: writer }: Written) {
    const { texts, isNumbered } = textsOfDraft(text);
    if (!draft.parts.every(isEmptyPart)) history.keep();
    change({
      parts: withTexts(draft.parts, texts),
      isNumbered,
      personaId: writer,
      draftId: draftId ?? '',
      madeWithAi: true,
      accepted: [],
    });
  }

  // The same throughout: fields are drawn anew with a change of their own, not with each key.
  const acts = useRef({ change, use, text: input.content });
  useEffect(() => {
    acts.current = { change, use, text: input.content };
  });
  const [same] = useState(() => ({
    change: (part: Partial<PostDraft>) => acts.current.change(part),
    use: (written: Written) => acts.current.use(written),
    text: () => acts.current.text,
  }));

  function notePending(key: string, isPending: boolean) {
    setArriving((now) => {
      const others = [...now].filter((one) => one !== key);
      return new Set(isPending ? [...others, key] : others);
    });
  }

  function submitByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (endsConversion(event.nativeEvent)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  const { check: tick } = bindFields(draft, change);
  const preview = draft.platform === 'twitter' && (
    <PreviewPane draft={draft} isOpenAtFirst={props.isWide ?? false} />
  );
  return (
    <div
      className={props.isWide ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}
    >
      <DraftForm
        {...props}
        form={form}
        onSubmit={submit}
        onKeyDown={submitByKeys}
        refusal={stopped ?? refusal ?? (isBlank ? null : (textIssue ?? null))}
      >
        <AudienceFields {...{ personaId, platform, accountId }} onChange={same.change} />
        <PartsField
          draft={draft}
          limit={check.limit}
          error={isBlank ? textIssue : undefined}
          history={history}
          onChange={change}
          onPending={notePending}
        />
        <WriteWithPersona
          {...{ personaId, platform }}
          limit={check.limit}
          text={same.text}
          hasText={input.content !== ''}
          onUse={same.use}
        />
        <div role="status" className="flex flex-col gap-3 empty:hidden">
          <PostFindings
            check={check}
            draft={draft}
            onChange={(next) => {
              if (next.parts !== draft.parts) history.keep();
              change(next);
            }}
          />
          <NoAccount draft={draft} />
        </div>
        {props.isWide ? null : preview}
        <WhenFields
          {...{ when, date, time }}
          error={issueOf('scheduledTime')}
          onChange={same.change}
        />
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
        {props.review}
      </DraftForm>
      {props.isWide ? <div className="sticky top-0">{preview}</div> : null}
    </div>
  );
}

type Written = Parameters<ComponentProps<typeof WriteWithPersona>['onUse']>[0];

/** What the contract or the server may name as wrong. */
interface Issues {
  content: unknown;
  parts: unknown;
  text: unknown;
  mediaIds: unknown;
  scheduledTime: unknown;
}

/** Of day and time, both missing, the one that is still missing stays marked. */
function issuesTouchedBy(
  part: Partial<PostDraft>,
  { when, date, time }: PostDraft,
): Partial<Issues> {
  const isTimeSet =
    ('date' in part || 'time' in part || 'when' in part) &&
    (when !== 'time' || (date !== '' && time !== ''));
  return {
    ...('parts' in part ? { content: true, parts: true, text: true, mediaIds: true } : {}),
    ...(isTimeSet ? { scheduledTime: true } : {}),
  };
}

/** Spec section 5: what is missing comes before what is wrong. */
function sentenceOf(draft: PostDraft, timeIssue: string | undefined): string {
  const { parts, when, date, time } = draft;
  const isUntimed = when === 'time' && (date === '' || time === '');
  const isMissing = isUntimed || parts.every(({ text }) => text.trim() === '');
  if (isMissing || !timeIssue) return t('Please fill in all required fields');
  return timeIssue;
}
