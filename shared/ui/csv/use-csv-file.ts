import { useEffect, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { CsvProblem } from './read-table.ts';

/** The rows of a chosen file; `read` is asked again when it changes, so it has to be stable. */
export function useCsvFile<T>(read: (file: File) => Promise<T[]>) {
  const [file, setFile] = useState<File | null>(null);
  const [rows, setRows] = useState<T[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return;
    let gone = false;
    const show = (found: T[], wrong: string | null) => {
      if (gone) return;
      setRows(found);
      setProblem(wrong);
    };
    read(file).then(
      (found) => show(found, null),
      (error: unknown) => show([], sentenceOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [file, read]);

  return { rows, problem, fileName: file?.name ?? null, pick: setFile };
}

function sentenceOf(error: unknown): string {
  return error instanceof CsvProblem ? error.message : t('The file cannot be read');
}
