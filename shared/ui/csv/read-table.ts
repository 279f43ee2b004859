import { t } from '#shared/i18n/translate.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** What is wrong with a file, in words for the person. */
export class CsvProblem extends Error {
  override readonly name = 'CsvProblem';
}

export interface CsvRow<C extends string> {
  /** One cell for each column; '' where the file has none. */
  cells: Record<C, string>;
  /** Why the row cannot be read as it was meant. */
  problem: string | null;
}

/**
 * The records of a CSV file whose first row names the columns, in any order and spelling; the first
 * of `columns` must be there. `empty` says that there is no record. Throws CsvProblem.
 */
export async function readTable<C extends string>(
  file: File,
  columns: readonly [C, ...C[]],
  empty: string,
): Promise<CsvRow<C>[]> {
  if (file.size > MAX_FILE_BYTES) throw new CsvProblem(t('The file must be smaller than 20 MB'));
  // Only who imports a file pays for its parser.
  const { default: papa } = await import('papaparse');
  const text = decode(await file.arrayBuffer());
  const { data, errors } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [head = [], ...records] = data;
  const places = columns.map((column) => head.findIndex((cell) => normal(cell) === normal(column)));
  if (places[0] === -1) {
    throw new CsvProblem(
      t('The first row must name the columns, and one of them must be "{columns}"', {
        columns: columns[0],
      }),
    );
  }
  if (records.length === 0) throw new CsvProblem(empty);
  const unclosed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));

  return records.map((record, index) => {
    const found = columns.map((column, which) => [column, record[places[which] ?? -1] ?? '']);
    return {
      cells: Object.fromEntries(found) as Record<C, string>,
      problem: misread(record, head, unclosed.has(index + 1)),
    };
  });
}

function misread(record: string[], head: string[], unclosed: boolean): string | null {
  if (unclosed) return t('A quote is not closed');
  if (record.length > head.length) {
    return t('More cells than columns: put quotes around texts that hold commas');
  }
  return null;
}

function normal(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** UTF-8, or what spreadsheets write instead: UTF-16 with its mark, or Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
