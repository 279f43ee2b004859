import { t } from '#shared/i18n/translate.ts';
import { type Detected, detectEncoding } from './detect-encoding.ts';
import { CsvError } from './read-table.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** How files begin that are taken for CSV by mistake: ZIP (xlsx, ods), the old xls, PDF. */
const binary = ['504b0304', 'd0cf11e0', '25504446'];

export interface TextFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  detected: Detected;
}

/** A file with what it seems to be written in. Throws CsvError. */
export async function loadTextFile(file: File): Promise<TextFile> {
  if (file.size > MAX_FILE_BYTES) throw new CsvError(t('The file must be smaller than 20 MB'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (binary.includes(head)) {
    throw new CsvError(t('This is no CSV file. Save it as CSV in your spreadsheet first.'));
  }
  return { name: file.name, bytes, detected: await detectEncoding(bytes) };
}
