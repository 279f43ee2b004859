import { Socket } from 'node:net';
import type { CompiledQuery } from 'kysely';
import pg, { type QueryResult } from 'pg';
import { statementName } from './statement-name.ts';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

export type Answer = Pick<QueryResult<Record<string, unknown>>, 'command' | 'rowCount' | 'rows'>;

const BEGINNING = /^(begin|start transaction)\b/i;
const ENDING = /^(commit|rollback)$/i;

/** What a transaction may see from its first statement on. */
export interface Tenant {
  workspace?: string;
  member?: string | null;
  credential?: string;
  isReadOnly?: boolean;
}

export function tenantValues({ workspace = '', credential = '', isReadOnly, member }: Tenant = {}) {
  return [workspace, credential, isReadOnly ? 'on' : '', member ?? ''];
}

interface Config extends pg.ClientConfig {
  silenceMillis?: number | undefined;
}

/** Kysely sends text and values; sent under a name, Postgres parses and plans them once. */
export class NamedStatementClient extends pg.Client {
  readonly #socket: Socket;
  #unanswered = 0;
  #entry: string | undefined;
  /** A transaction has been begun and not been told to end. */
  #isInside = false;

  constructor({ silenceMillis, ...config }: Config = {}) {
    const socket = new Socket();
    super({ ...config, pipeline: true, stream: () => socket });
    this.#socket = socket;
    // Who gets no answer for so long gives the connection up. One timer for all: pg's own, one for
    // each query, keep what the queries answered from being freed. Not as the callback of
    // `setTimeout`, which hears of the first rest alone.
    socket.setTimeout(silenceMillis ?? 0);
    socket.on('timeout', () => {
      if (this.#unanswered > 0) socket.destroy(new Error('Query read timeout'));
    });
  }

  /**
   * From now on each transaction begins with this statement, which takes `tenantValues`; a statement
   * that is asked for alone is a transaction of its own. Its role and its limits are those of the
   * transaction alone: a pooler may give the next one another connection.
   */
  beginWith(sql: string): void {
    this.#entry = sql;
  }

  // The overloads of pg's `query` cannot be restated by a subclass; only this shape is changed.
  override query = ((text: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string') throw new Error('Here a query is a text with values');
    const answer = this.#ask(text, Array.isArray(rest[0]) ? rest[0] : []);
    const callback = rest.at(-1);
    if (typeof callback !== 'function') return answer;
    answer.then((result) => callback(null, result), callback as (error: unknown) => void);
  }) as pg.Client['query'];

  /** Carries out these statements in one transaction of their own, without waiting in between. */
  async runTransaction(statements: readonly Statement[], tenant?: Tenant): Promise<Answer[]> {
    const before = this.#begin('begin', tenantValues(tenant));
    const asked = statements.map((statement) => named(statement.sql, statement.parameters));
    return (await this.#send([...before, ...asked, { text: 'commit' }])).slice(before.length, -1);
  }

  async #ask(text: string, values: readonly unknown[]): Promise<Answer> {
    const query = values.length > 0 ? named(text, values) : { text };
    if (this.#isInside || this.#entry === undefined) {
      if (ENDING.test(text)) this.#isInside = false;
      return (await this.#send([query])).at(0) as Answer;
    }
    this.#isInside = BEGINNING.test(text);
    const queries = this.#isInside
      ? this.#begin(text, values)
      : [...this.#begin('begin'), query, { text: 'commit' }];
    return (await this.#send(queries)).at(-2) as Answer;
  }

  #begin(text: string, values: readonly unknown[] = []): pg.QueryConfig[] {
    if (this.#entry === undefined) return [{ text }];
    return [{ text }, named(this.#entry, values.length > 0 ? values : tenantValues())];
  }

  /**
   * All answers or the first error, once the last of them has come. What is asked within one tick
   * leaves in one packet, after all promises that are settled by now.
   */
  #send(queries: pg.QueryConfig[]): Promise<Answer[]> {
    this.#socket.cork();
    process.nextTick(() => this.#socket.uncork());
    this.#unanswered += queries.length;
    return new Promise((resolve, reject) => {
      const answers: Answer[] = [];
      let failure: Error | null = null;
      for (const query of queries) {
        super.query(query, (error: Error | null, answer: pg.QueryResult) => {
          this.#unanswered -= 1;
          // A value that cannot be sent: pg has named a statement that Postgres does not keep.
          if (error && !(error instanceof pg.DatabaseError)) this.#socket.destroy(error);
          failure ??= error;
          if (answers.push(answer) < queries.length) return;
          if (failure) reject(failure);
          else resolve(answers);
        });
      }
    });
  }
}

function named(text: string, values: readonly unknown[]): pg.QueryConfig {
  return { name: statementName(text) as string, text, values: values as unknown[] };
}
