export interface ReadMail {
  /** By small names. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** A mail with a text and an HTML part as its reader's program shows it (RFC 2045, 2047). */
export function readMail(source: string): ReadMail {
  const { headers, body } = entityOf(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => entityOf(part.trim()));
  const shown = (type: string) => {
    const part = parts.find(({ headers: own }) => own.get('content-type')?.startsWith(type));
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding') ?? '') : '';
  };
  return { headers, text: shown('text/plain'), html: shown('text/html') };
}

function entityOf(source: string) {
  const [head = '', ...rest] = source.split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), wordsIn(line.slice(at + 1).trim())];
    }),
  );
  return { headers, body: rest.join('\n\n') };
}

/** Encoded words that follow each other are one text. */
function wordsIn(header: string): string {
  return header
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? decoded(text, 'base64')
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
