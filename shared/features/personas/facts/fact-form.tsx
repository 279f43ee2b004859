import { useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { type FactInput, factInput } from '#shared/contracts/persona-changes.ts';
import { FACT_LENGTH, factKinds } from '#shared/contracts/personas.ts';

import { t } from '#shared/i18n/translate.ts';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { type DraftFormProps, useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { factKindOptions } from './fact-kinds.ts';

/** What the form of a fact holds while a person types. */
export const factDraft = z.object({
  kind: z.catch(z.enum(factKinds), 'product'),
  text: z.string(),
});
type FactDraft = z.infer<typeof factDraft>;

export const emptyFact: FactDraft = { kind: 'product', text: '' };

export function toFactInput({ kind, text }: FactDraft): FactInput {
  return { kind, text: text.trim() };
}

/** Kind and text of one fact. With a way to cancel it is one that is changed, and takes the focus. */
export function FactForm({
  label,
  onCancel,
  ...props
}: DraftFormProps<FactDraft> & { label: string; onCancel?: () => void }) {
  const { draft, busy, busyLabel, submitLabel } = props;
  const field = useRef<HTMLInputElement>(null);
  const takesFocus = onCancel !== undefined;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // Ready for the next one, once what was typed is saved.
  const wasSent = useRef(false);
  useEffect(() => {
    if (!wasSent.current || draft.text !== '') return;
    wasSent.current = false;
    field.current?.focus();
  }, [draft.text]);
  const {
    formProps: { form, refusal, onSubmit },
    text,
    choice,
  } = useDraftForm<FactDraft>({
    ...props,
    contract: factInput,
    input: toFactInput(draft),
    onValid: props.onSubmit,
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        wasSent.current = true;
        onSubmit(event);
      }}
      className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <SelectField label={t('Kind')} options={factKindOptions()} {...choice('kind')} />
      <LineField ref={field} label={t('Text')} maxLength={FACT_LENGTH} {...text('text')} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Refusal>{refusal}</Refusal>
        <BusyButton type="submit" busy={busy}>
          {busy ? busyLabel : submitLabel}
        </BusyButton>
        {onCancel && (
          <SecondaryButton busy={busy} onClick={onCancel}>
            {t('Cancel')}
          </SecondaryButton>
        )}
      </div>
    </form>
  );
}
