import { useEffect, useRef } from 'react';
import type { DraftContent } from '#shared/contracts/post-drafts.ts';
import { pollLimits } from '#shared/contracts/publishing-poll.ts';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { pollLength } from '../preview/poll-on-x.tsx';

type PollDraft = NonNullable<DraftContent['parts'][number]['poll']>;

export interface PollEditorProps {
  poll: PollDraft;
  /** Null removes the poll. */
  onChange(poll: PollDraft | null): void;
}

const LENGTHS = [30, 60, 360, 720, 1440, 4320, 10_080];

/** The answers of a poll and how long it is open. An answer left empty is not sent. */
export function PollEditor({ poll, onChange }: PollEditorProps) {
  const { options, minutes } = poll;
  const group = useRef<HTMLFieldSetElement>(null);
  const isNew = useRef(options.every((one) => one === ''));
  useEffect(() => {
    if (isNew.current) group.current?.querySelector('input')?.focus();
  }, []);
  const lengths = LENGTHS.includes(minutes) ? LENGTHS : [...LENGTHS, minutes].sort((a, b) => a - b);
  return (
    <fieldset
      ref={group}
      aria-label={t('Poll')}
      className="mt-3 grid gap-2.5 rounded-control border border-line p-3"
    >
      {options.map((option, at) => (
        <LineField
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          key={at}
          label={t('Answer {n}', { n: at + 1 })}
          optional={at > 1}
          maxLength={pollLimits.characters}
          value={option}
          onType={(text) => onChange({ ...poll, options: options.with(at, text) })}
        />
      ))}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={t('Poll length')}
          options={lengths.map((one) => ({
            value: String(one),
            label: pollLength(one),
          }))}
          value={String(minutes)}
          onChoose={(value) => onChange({ ...poll, minutes: Number(value) })}
        />
        {options.length < pollLimits.options ? (
          <SecondaryButton onClick={() => onChange({ ...poll, options: [...options, ''] })}>
            <PlusIcon /> {t('Add answer')}
          </SecondaryButton>
        ) : null}
        <SecondaryButton onClick={() => onChange(null)}>{t('Remove poll')}</SecondaryButton>
      </div>
    </fieldset>
  );
}
