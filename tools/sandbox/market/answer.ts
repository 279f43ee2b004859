/** What this market answers: a body with its type. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function json(value: unknown, status = 200): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(value) };
}

export function text(body: string, type: string, more: Record<string, string> = {}): Answer {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8`, ...more }, body };
}
