import { useEffect, useState } from 'react';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { loadTextFile, type TextFile } from './load-text-file.ts';
import { CsvError } from './read-table.ts';
import type { TextEncoding } from './text-encodings.ts';

/** What the chosen file is read as, and whether a person has to confirm it. */
export interface EncodingChoice {
  encoding: TextEncoding;
  isCertain: boolean;
  isConfirmed: boolean;
  choose(encoding: TextEncoding): void;
  confirm(isConfirmed: boolean): void;
}

/**
 * The rows of a chosen file; `read` is asked again when it changes, so it has to be stable. What is
 * only guessed of a file counts once its rows were seen and confirmed: `isReady` says so.
 */
export function useCsvFile<T>(read: (text: string) => Promise<T[]>) {
  const [picked, setPicked] = useState<File | null>(null);
  const [file, setFile] = useState<TextFile | null>(null);
  const [encoding, setEncoding] = useState<TextEncoding>('utf-8');
  const [isConfirmed, setConfirmed] = useState(false);
  const [rows, setRows] = useState<T[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!picked) return;
    let gone = false;
    loadTextFile(picked).then(
      (loaded) => {
        if (gone) return;
        setEncoding(loaded.detected.encoding);
        setConfirmed(false);
        setFile(loaded);
      },
      (error: unknown) => {
        if (gone) return;
        setFile(null);
        setRows([]);
        setProblem(sentenceOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [picked]);

  useEffect(() => {
    if (!file) return;
    let gone = false;
    const show = (found: T[], wrong: string | null) => {
      if (gone) return;
      setRows(found);
      setProblem(wrong);
    };
    // What is wrong with a row is said by its contract.
    const text = new TextDecoder(encoding).decode(file.bytes);
    Promise.all([read(text), loadServerMessages()]).then(
      ([found]) => show(found, null),
      (error: unknown) => show([], sentenceOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [file, encoding, read]);

  const detected = file?.detected;
  const isCertain = detected?.isCertain === true && detected.encoding === encoding;
  const choice: EncodingChoice | null = file && {
    encoding,
    isCertain,
    isConfirmed,
    choose(next) {
      setEncoding(next);
      setConfirmed(false);
    },
    confirm: setConfirmed,
  };
  return {
    rows,
    problem,
    fileName: picked?.name ?? null,
    pick: setPicked,
    choice,
    isReady: isCertain || isConfirmed,
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof CsvError ? error.message : t('The file cannot be read');
}
