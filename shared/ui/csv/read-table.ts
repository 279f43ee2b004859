import { formatNumber, t } from '#shared/i18n/translate.ts';
import { textOfCell } from '#shared/lib/text/csv-of.ts';

/** What is wrong with a file, in words for the person. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

const MAX_ROWS = 20_000;
/** The comma first: a file of one column has no delimiter to tell. */
const DELIMITERS = [',', ';', '\t', '|'];
/** Excel's line that names the delimiter, before the one that names the columns. */
const SEP_LINE = /^\s*"?sep=(\\t|[^\n])"?[^\S\n]*(?:\n|$)/i;
/** What a decoder leaves where bytes are no character. */
const UNREADABLE = '\ufffd';

export interface CsvRow<C extends string> {
  /** One cell for each column; '' where the file has none. */
  cells: Record<C, string>;
  /** Why the row cannot be read as it was meant. */
  problem: string | null;
}

/**
 * The records of a CSV text whose first row names the columns, in any order and spelling; the first
 * of `columns` must be there. `empty` says that there is no record. Throws CsvError.
 */
export async function readTable<C extends string>(
  text: string,
  columns: readonly [C, ...C[]],
  empty: string,
): Promise<CsvRow<C>[]> {
  // Only who imports a file pays for its parser.
  const { default: papa } = await import('papaparse');
  const lines = text.replace(/\0/g, '').replace(/\r\n?/g, '\n');
  const said = SEP_LINE.exec(lines);
  const body = said ? lines.slice(said[0].length) : lines;
  const parse = (delimiter: string, preview: number) =>
    papa.parse<string[]>(body, { delimiter, preview, newline: '\n', skipEmptyLines: 'greedy' });
  const named = (head: string[] = []) =>
    columns.map((column) => head.findIndex((cell) => normal(cell) === normal(column)));
  const delimiter = said
    ? said[1]?.replace('\\t', '\t')
    : mostOf(DELIMITERS, (mark) => named(parse(mark, 1).data[0]).filter((at) => at !== -1).length);

  const { data, errors } = parse(delimiter ?? ',', MAX_ROWS + 2);
  const [head = [], ...records] = data;
  const places = named(head);
  if (places[0] === -1) {
    throw new CsvError(
      t('The first row must name the columns, and one of them must be "{columns}"', {
        columns: columns[0],
      }),
    );
  }
  if (records.length === 0) throw new CsvError(empty);
  if (records.length > MAX_ROWS) {
    throw new CsvError(
      t('The file may have at most {limit} rows', { limit: formatNumber(MAX_ROWS) }),
    );
  }
  const unclosed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));

  return records.map((record, index) => {
    const found = columns.map((column, which) => {
      return [column, textOfCell(record[places[which] ?? -1] ?? '')];
    });
    return {
      cells: Object.fromEntries(found) as Record<C, string>,
      problem: misread(record, head, unclosed.has(index + 1)),
    };
  });
}

function mostOf(marks: string[], count: (mark: string) => number): string | undefined {
  const counts = marks.map(count);
  return marks[counts.indexOf(Math.max(...counts))];
}

function misread(record: string[], head: string[], unclosed: boolean): string | null {
  if (unclosed) return t('A quote is not closed');
  // Spreadsheets fill their lines up with empty cells.
  if (record.slice(head.length).some((cell) => cell.trim() !== '')) {
    return t('More cells than columns: put quotes around values that contain commas');
  }
  if (record.some((cell) => cell.includes(UNREADABLE))) {
    return t('Some characters cannot be read: choose another encoding');
  }
  return null;
}

function normal(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
