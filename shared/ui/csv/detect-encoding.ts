import type { TextEncoding } from './text-encodings.ts';

/** Enough for a sure answer; more costs time. */
const MOST_LOOKED_AT = 64 * 1024;

const MOST_BROKEN = 0.1;

/** The detector's names of what can be chosen. */
const detectable: Record<string, TextEncoding> = {
  'utf-8': 'utf-8',
  'utf-16-le': 'utf-16le',
  'utf-16-be': 'utf-16be',
  'windows-1252': 'windows-1252',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'koi8-r': 'koi8-r',
  'koi8-u': 'koi8-u',
  cp866: 'ibm866',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  'windows-1257': 'windows-1257',
  'windows-1258': 'windows-1258',
  cp874: 'windows-874',
  gb18030: 'gb18030',
  big5hkscs: 'big5',
  cp932: 'shift_jis',
  'euc-jis-2004': 'euc-jp',
  cp949: 'euc-kr',
};
/** What it answers where that differs. */
const answered: Record<string, TextEncoding> = {
  ibm866: 'ibm866',
  cp1258: 'windows-1258',
  big5: 'big5',
  'euc-jp': 'euc-jp',
};

export interface Detected {
  encoding: TextEncoding;
  /** Nothing else could have been meant: the bytes say so themselves. */
  isCertain: boolean;
}

/** What a text file is written in: by its mark, as valid UTF-8, else guessed from its bytes. */
export async function detectEncoding(bytes: Uint8Array<ArrayBuffer>): Promise<Detected> {
  const marked = markOf(bytes);
  if (marked) return { encoding: marked, isCertain: true };
  const hasNull = bytes.subarray(0, MOST_LOOKED_AT).includes(0);
  if (!hasNull && hasEscape(bytes)) return { encoding: 'iso-2022-jp', isCertain: false };
  const broken = hasNull ? 1 : brokenUtf8(bytes);
  // A file that was cut or put together may have a few; no other encoding looks like UTF-8.
  if (broken < MOST_BROKEN) return { encoding: 'utf-8', isCertain: broken === 0 };
  // Only who brings such a file pays for the detector.
  const { detect } = await import('jschardet');
  const detectEncodings = Object.keys(detectable);
  const { encoding } = detect(tellingPart(bytes), { detectEncodings });
  const name = (encoding ?? '').toLowerCase();
  return { encoding: answered[name] ?? detectable[name] ?? 'windows-1252', isCertain: false };
}

function markOf([first, second, third]: Uint8Array): TextEncoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** How many of the characters beyond ASCII cannot be read as UTF-8, from 0 to 1. */
function brokenUtf8(bytes: Uint8Array<ArrayBuffer>): number {
  const foreign = new TextDecoder('utf-8').decode(bytes).match(/[^\0-\x7f]/gu) ?? [];
  const broken = foreign.filter((character) => character === '\ufffd').length;
  return foreign.length === 0 ? 0 : broken / foreign.length;
}

/** How ISO-2022-JP changes to Japanese: ESC and `$` or `(`. */
function hasEscape(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at !== -1; at = bytes.indexOf(0x1b, at + 1)) {
    if (bytes[at + 1] === 0x24) return true;
  }
  return false;
}

/** A stretch with the first byte that is no ASCII: a long file may begin with pages of English. */
function tellingPart(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  if (first < MOST_LOOKED_AT) return bytes.subarray(0, MOST_LOOKED_AT);
  // From the beginning of its line, so that no character is cut.
  const from = bytes.lastIndexOf(0x0a, first) + 1;
  return bytes.subarray(from, from + MOST_LOOKED_AT);
}
