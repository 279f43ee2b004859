import pg, { type QueryConfig, type QueryResult } from 'pg';

/** Statements beyond this many go unnamed: the server keeps a plan for each name and connection. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

/** A prepared-statement name for this text, the same for the life of the process. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** What pg's own types leave out. */
type NamedQuery = pg.Query & {
  name?: string | undefined;
  callback?: (error: Error | null, result: QueryResult) => void;
};

/**
 * Kysely sends text and values; sent under a name, Postgres parses and plans them once. What is asked
 * before anybody could have heard an answer leaves in one packet: each alone is a system call.
 */
export class NamedStatementClient extends pg.Client {
  #isGathering = false;

  // The overloads of pg's `query` cannot be restated by a subclass; only this shape is changed.
  override query = ((first: unknown, ...rest: unknown[]) => {
    const [values, callback] = rest;
    if (typeof first === 'string' && Array.isArray(values) && values.length > 0) {
      return this.named(first, values, callback as NamedQuery['callback']);
    }
    this.#gather();
    return super.query(first as QueryConfig, ...(rest as []));
  }) as pg.Client['query'];

  /** The same for a statement that may have no values. */
  named(
    text: string,
    values: readonly unknown[],
    callback?: NamedQuery['callback'],
  ): Promise<QueryResult> {
    this.#gather();
    // A query made here: what pg makes of an object it copies property by property each time.
    const query: NamedQuery = new pg.Query(text, values as unknown[]);
    query.name = statementName(text);
    return new Promise((resolve, reject) => {
      query.callback = callback ?? ((error, result) => (error ? reject(error) : resolve(result)));
      super.query(query);
    });
  }

  /** The next tick comes after all promises that are settled by now have gone on. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (this as unknown as { connection: pg.Connection }).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
