import { useState } from 'react';
import { NEXT_FREE_SLOT } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';
import type { DraftFormProps } from '#shared/ui/forms/draft-form.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useStableActs } from '../paper/use-stable-acts.ts';
import { reasonToStop } from '../reason-to-stop.ts';
import { type PostDraft, planRules, toPostInput } from './post-draft.ts';
import type { PostCheck } from './use-post-check.ts';

/** A post that is edited, and its time as the form first had it. */
export interface EditedPost {
  id: string;
  scheduledTime: string;
}

/** What is wrong with the post, and what holds it back. */
export function usePostIssues(
  props: Pick<DraftFormProps<PostDraft>, 'draft' | 'serverError' | 'onSubmit' | 'onChange'> & {
    editing?: EditedPost;
  },
  check: PostCheck,
) {
  const { draft } = props;
  const { zone } = useChosenZone();
  const [arriving, setArriving] = useState<ReadonlySet<string>>(new Set());
  const [stopped, setStopped] = useState<string | null>(null);
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
  const acts = useStableActs({
    change(part: Partial<PostDraft>) {
      const next = { ...draft, ...part };
      setStopped(null);
      touched(issuesTouchedBy(part, next));
      props.onChange(next);
    },
    notePending(key: string, isPending: boolean) {
      setArriving((now) => {
        const others = [...now].filter((one) => one !== key);
        return new Set(isPending ? [...others, key] : others);
      });
    },
  });
  return { form, issueOf, submit, refusal: stopped ?? refusal, ...acts };
}

/** What the contract or the server may name as wrong. */
interface Issues {
  content: unknown;
  parts: unknown;
  text: unknown;
  mediaIds: unknown;
  /** Of a poll. */
  options: unknown;
  poll: unknown;
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
    ...('parts' in part
      ? { content: true, parts: true, text: true, mediaIds: true, options: true, poll: true }
      : {}),
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
