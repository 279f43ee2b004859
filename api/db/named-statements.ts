import pg, { type QueryConfig } from 'pg';

/** Statements beyond this many go unnamed: the server keeps a plan for each name and connection. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

/** A prepared-statement name for this text, the same for the life of the process. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Kysely sends text and values; sent under a name, Postgres parses and plans them once. */
export class NamedStatementClient extends pg.Client {
  // The overloads of pg's `query` cannot be restated by a subclass; only this shape is changed.
  override query = ((first: unknown, ...rest: unknown[]) => {
    const [values, ...callback] = rest;
    if (typeof first !== 'string' || !Array.isArray(values) || values.length === 0) {
      return super.query(first as QueryConfig, ...(rest as []));
    }
    const name = statementName(first);
    const config = name ? { name, text: first, values } : { text: first, values };
    return super.query(config, ...(callback as []));
  }) as pg.Client['query'];
}

/** Sends several queries of one connection in one packet: each alone is a system call of its own. */
export function sendTogether<T>(client: pg.ClientBase, send: () => T): T {
  const { connection } = client as unknown as { connection: pg.Connection };
  connection.stream.cork();
  try {
    return send();
  } finally {
    connection.stream.uncork();
  }
}
