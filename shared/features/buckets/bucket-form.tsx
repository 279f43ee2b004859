import { createBucketInput } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { CheckField, SelectField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { type BucketDraft, toBucketInput } from './bucket-draft.ts';
import { categoryOptions } from './bucket-labels.ts';

/** The fields of a bucket. The draft belongs to the dialog, so that nothing typed is ever lost. */
export function BucketForm(props: {
  draft: BucketDraft;
  onChange(draft: BucketDraft): void;
  serverError: Error | null;
  onSubmit(): void;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
}) {
  const { draft } = props;
  const { form, issueOf, refusal, touched, submit } = useFormIssues<BucketDraft>({
    contract: createBucketInput,
    input: toBucketInput(draft),
    serverError: props.serverError,
    onValid: props.onSubmit,
  });

  function change(part: Partial<BucketDraft>) {
    touched(part);
    props.onChange({ ...draft, ...part });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LineField
        label={t('Name')}
        error={issueOf('name')}
        required
        placeholder={t('Best threads')}
        value={draft.name}
        onType={(name) => change({ name })}
      />
      <ParagraphField
        label={t('Description')}
        optional
        error={issueOf('description')}
        rows={2}
        placeholder={t('What these texts have in common')}
        value={draft.description}
        onType={(description) => change({ description })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Category')}
          error={issueOf('category')}
          options={categoryOptions()}
          value={draft.category}
          onChoose={(category) => change({ category })}
        />
        <LineField
          label={t('Tags')}
          optional
          hint={t('Separated by commas')}
          error={issueOf('tags')}
          placeholder={t('defi, alpha, threads')}
          value={draft.tags}
          onType={(tags) => change({ tags })}
        />
      </div>
      <CheckField
        label={t('Make this bucket public')}
        hint={t(
          'It appears in the Public Library: others can read its samples and use it in their personas.',
        )}
        checked={draft.isPublic}
        onChange={(isPublic) => change({ isPublic })}
      />
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" size="3" busy={props.busy}>
        {props.busy ? props.busyLabel : props.submitLabel}
      </BusyButton>
    </form>
  );
}
