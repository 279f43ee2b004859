const MOST_CHARACTERS = 300;

export interface XErrorBody {
  /** X's own sentence, or null when it gave none. */
  detail: string | null;
  /** The last part of the problem's type, such as `usage-capped`. */
  problem: string | null;
  /** OAuth's code, such as `invalid_request`. */
  oauth: string | null;
  /** The numbers of the older API, such as 326. */
  codes: number[];
}

type Name =
  | ('errors' | 'error' | 'error_description' | 'message' | 'detail')
  | ('title' | 'reason' | 'type' | 'code');
type Fields = Partial<Record<Name, unknown>>;

/**
 * Reads any of X's error forms: a problem, the older `errors` list, OAuth's, plain text. Each field
 * counts for itself: one of an unexpected kind takes no other with it. Never throws.
 */
export function readErrorBody(body: unknown): XErrorBody {
  const top = Array.isArray(body) ? { errors: body } : isFields(body) ? body : {};
  const nested = [top.errors, top.error].flatMap(entriesOf);
  const first = nested.find((entry) => sentenceOf(entry) !== null);
  const said =
    textOf(top.error_description) ??
    (first && sentenceOf(first)) ??
    sentenceOf(top) ??
    [textOf(top.title), textOf(top.reason)].filter(Boolean).join(': ');
  return {
    detail: plain(said || (textOf(top.error) ?? textOf(body) ?? '')),
    // The host in front of it changes (api.x.com, api.twitter.com), the last part does not.
    problem: textOf(top.type)?.split('/').at(-1) ?? null,
    oauth: textOf(top.error)?.toLowerCase() ?? null,
    codes: [top, ...nested].map(({ code }) => Number(code)).filter((code) => code > 0),
  };
}

/** What says more than a title does: `Forbidden` is no reason where there is another. */
function sentenceOf(entry: Fields): string | null {
  const title = textOf(entry.title);
  const said = textOf(entry.message) ?? textOf(entry.detail);
  return said !== null && said === title && entry.reason ? null : said;
}

function entriesOf(value: unknown): Fields[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => {
    if (isFields(entry)) return [entry];
    return Array.isArray(value) && textOf(entry) !== null ? [{ message: entry }] : [];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for what is no text, or holds nothing. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function plain(text: string): string | null {
  const short = text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
  return short === '' ? null : short;
}
