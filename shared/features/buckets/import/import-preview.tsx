import { t } from '#shared/i18n/translate.ts';
import { PreviewTable } from '#shared/ui/csv/preview-table.tsx';
import { contentTypeLabel, platformLabel } from '../bucket-labels.ts';
import type { ImportRow } from './import-row.ts';

/** The samples that will be added, and those that will not. */
export function ImportPreview({ rows }: { rows: ImportRow[] }) {
  return (
    <PreviewTable
      noun="sample"
      columns={[t('Type'), t('Platform')]}
      rows={rows.map(({ place, input, problem }) => ({
        place,
        problem,
        content: input.content,
        cells: [contentTypeLabel(input.contentType), platformLabel(input.platform)],
      }))}
    />
  );
}
