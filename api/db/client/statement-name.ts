import { createHash } from 'node:crypto';

/** Which names of prepared statements are ours, as Postgres' regular expressions have it. */
export const STATEMENT_NAME = '^t_[A-Za-z0-9_-]{22}$';

/** Statements beyond this many go unnamed: the server keeps a plan for each name and connection. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

/**
 * The name under which a statement is prepared: a hash of its text, so that processes which share
 * connections mean the same by it. Undefined: it goes unnamed.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `t_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}
