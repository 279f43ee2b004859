import { useEffect, useState } from 'react';
import type { Defaults, ImportRow } from './import-row.ts';
import { CsvProblem, readCsv } from './read-csv.ts';

/** The rows of a chosen file, read again when the defaults change. */
export function useCsvRows({ contentType, platform }: Defaults) {
  const [file, setFile] = useState<File | null>(null);
  const [rows, setRows] = useState<ImportRow[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return;
    let gone = false;
    const show = (found: ImportRow[], wrong: string | null) => {
      if (gone) return;
      setRows(found);
      setProblem(wrong);
    };
    readCsv(file, { contentType, platform }).then(
      (found) => show(found, null),
      (error: unknown) => show([], sentenceOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [file, contentType, platform]);

  return { rows, problem, fileName: file?.name ?? null, pick: setFile };
}

function sentenceOf(error: unknown): string {
  return error instanceof CsvProblem ? error.message : 'The file cannot be read';
}
