import { t } from '#shared/i18n/translate.ts';
import { FileField } from '../forms/file-field.tsx';

export function CsvField(props: {
  fileName: string | null;
  /** Which columns it may have. */
  hint: string;
  error: string | undefined;
  disabled: boolean;
  onPick(file: File): void;
}) {
  return (
    <FileField
      {...props}
      label={t('CSV file')}
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
    />
  );
}
