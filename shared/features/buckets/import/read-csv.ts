import { t } from '#shared/i18n/translate.ts';
import { readTable } from '#shared/ui/csv/read-table.ts';
import { type Defaults, type ImportRow, toRow } from './import-row.ts';

/**
 * The samples of a CSV text: columns content, contentType, platform, engagement, notes, in any
 * order. Throws CsvError.
 */
export async function readCsv(text: string, defaults: Defaults): Promise<ImportRow[]> {
  const columns = ['content', 'contentType', 'platform', 'engagement', 'notes'] as const;
  const rows = await readTable(text, columns, t('The file holds no samples'));
  return rows.map(({ cells, problem }, index) => toRow(cells, index + 1, defaults, problem));
}
