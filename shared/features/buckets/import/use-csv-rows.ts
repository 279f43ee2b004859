import { useCallback } from 'react';
import { useCsvFile } from '#shared/ui/csv/use-csv-file.ts';
import type { Defaults } from './import-row.ts';
import { readCsv } from './read-csv.ts';

/** The rows of a chosen file, read again when the defaults change. */
export function useCsvRows({ contentType, platform }: Defaults) {
  const read = useCallback(
    (text: string) => readCsv(text, { contentType, platform }),
    [contentType, platform],
  );
  return useCsvFile(read);
}
