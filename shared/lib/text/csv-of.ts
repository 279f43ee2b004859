/** How a text begins that a spreadsheet would take for a formula, blanks before it or not. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r＝＋－＠]/;

const EXPORTED = /^'(?='*[\s\u200b\ufeff]*[=+\-@\t\r＝＋－＠])/;
/** How Excel keeps a text from becoming a number: `="007"`. */
const KEPT_TEXT = /^="((?:[^"]|"")*)"$/;

/**
 * Rows as CSV (RFC 4180) that Excel opens as UTF-8. A text that a spreadsheet would run as a formula
 * gets an apostrophe before it, as `textOfCell` takes off again; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${csvLines(rows)}`;
}

/** More rows for the end of such a file. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) || EXPORTED.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text that a cell of such a file, or of Excel, was made of. */
export function textOfCell(cell: string): string {
  const kept = KEPT_TEXT.exec(cell)?.[1];
  return kept === undefined ? cell.replace(EXPORTED, '') : kept.replaceAll('""', '"');
}
