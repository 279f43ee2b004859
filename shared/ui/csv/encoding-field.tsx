import { t } from '#shared/i18n/translate.ts';
import { CheckField, SelectField } from '../forms/fields.tsx';
import { textEncodings } from './text-encodings.ts';
import type { EncodingChoice } from './use-csv-file.ts';

/** Chooses what a file is read as. */
export function EncodingField({ choice }: { choice: EncodingChoice }) {
  return (
    <SelectField
      label={t('Encoding')}
      hint={
        choice.isCertain
          ? undefined
          : t('Guessed from the file. Choose another one if the rows do not read well.')
      }
      options={textEncodings.map(({ value, label, script }) => ({
        value,
        label: t('{script} ({encoding})', { script: t(script), encoding: label }),
      }))}
      value={choice.encoding}
      onChoose={choice.choose}
    />
  );
}

/** Asks whether the rows of a guessed encoding read well; nothing where there was no guess. */
export function EncodingCheck({ choice }: { choice: EncodingChoice | null }) {
  if (!choice || choice.isCertain) return null;
  return (
    <CheckField
      label={t('The rows above read correctly')}
      checked={choice.isConfirmed}
      onChange={choice.confirm}
    />
  );
}
