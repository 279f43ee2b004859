import { createBucketInput } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { DraftForm, type DraftFormProps, useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { CheckField, SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { type BucketDraft, toBucketInput } from './bucket-form-state.ts';
import { categoryOptions } from './bucket-labels.ts';

/** The fields of a bucket. The draft belongs to the dialog, so that nothing typed is ever lost. */
export function BucketForm(props: DraftFormProps<BucketDraft>) {
  const { draft } = props;
  const { formProps, text, choice, check } = useDraftForm<BucketDraft>({
    ...props,
    contract: createBucketInput,
    input: toBucketInput(draft),
    onValid: props.onSubmit,
  });

  return (
    <DraftForm {...props} {...formProps}>
      <LineField label={t('Name')} required placeholder={t('Best threads')} {...text('name')} />
      <ParagraphField
        label={t('Description')}
        optional
        rows={2}
        placeholder={t('What these samples have in common')}
        {...text('description')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('Category')} options={categoryOptions()} {...choice('category')} />
        <LineField
          label={t('Tags')}
          optional
          hint={t('Separated by commas')}
          placeholder={t('defi, alpha, threads')}
          {...text('tags')}
        />
      </div>
      <CheckField
        label={t('Make this bucket public')}
        hint={t(
          'It appears in the Public Library: others can read its samples and use it in their personas.',
        )}
        {...check('isPublic')}
      />
    </DraftForm>
  );
}
