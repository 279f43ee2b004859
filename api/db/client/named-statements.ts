import { Socket } from 'node:net';
import pg, { type QueryResult } from 'pg';
import { statementName } from './statement-name.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export type Answer = Pick<QueryResult<Record<string, unknown>>, 'command' | 'rowCount' | 'rows'>;

const BEGINNING = /^((?:begin|start transaction)\b[^;]*)(?:;\s*)?/i;
const ENDING = /^(commit|rollback)$/i;

/** What a transaction may see from its first statement on. */
export interface Tenant {
  workspace?: string;
  credential?: string;
  isReadOnly?: boolean;
}

export interface Patience {
  /** Who gets no answer for so long gives the connection up; left out, it waits. */
  silenceMillis?: number | undefined;
}

type Callback<T> = (error: Error | null, answer: T) => void;

/** Kysely sends text and values; sent under a name, Postgres parses and plans them once. */
export class NamedStatementClient extends pg.Client {
  readonly #socket: Socket;
  #unanswered = 0;
  #entry: string | undefined;
  /** A transaction has been begun and not been told to end. */
  #isInside = false;
  /** One for all: pg's own, one for each query, keep what the queries answered from being freed. */
  #silence: NodeJS.Timeout | undefined;

  constructor({ silenceMillis, ...config }: pg.ClientConfig & Patience = {}) {
    const socket = new Socket();
    super({ ...config, pipeline: true, stream: () => socket });
    this.#socket = socket;
    if (silenceMillis === undefined) return;
    this.#silence = setTimeout(() => this.#giveUp(), silenceMillis).unref();
    this.once('end', () => clearTimeout(this.#silence));
  }

  /**
   * From now on each transaction begins with this statement, which takes workspace, credential and
   * `transaction_read_only`. One that is asked for alone is a transaction of its own. Its role and
   * its limits are those of the transaction alone: a pooler may give the next one another connection.
   */
  beginWith(sql: string): void {
    this.#entry = sql;
  }

  // The overloads of pg's `query` cannot be restated by a subclass; only this shape is changed.
  override query = ((text: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string') {
      throw new Error('On this connection a query is a text with values');
    }
    const values = Array.isArray(rest[0]) ? (rest[0] as unknown[]) : [];
    const callback = rest.at(-1);
    if (typeof callback === 'function')
      return this.#route(text, values, callback as Callback<Answer>);
    return new Promise((resolve, reject) => {
      this.#route(text, values, (error, answer) => (error ? reject(error) : resolve(answer)));
    });
  }) as pg.Client['query'];

  /** Carries out these statements in one transaction of their own, without waiting in between. */
  runTransaction(statements: readonly Statement[], tenant: Tenant = {}): Promise<Answer[]> {
    const before = this.#begin('begin', tenant);
    const asked = statements.map(({ sql, parameters }) => named(sql, parameters));
    return new Promise((resolve, reject) => {
      this.#sendAll([...before, ...asked, { text: 'commit' }], (error, answers) =>
        error ? reject(error) : resolve(answers.slice(before.length, -1)),
      );
    });
  }

  #route(text: string, values: unknown[], callback: Callback<Answer>): void {
    const query = values.length > 0 ? named(text, values) : { text };
    if (this.#isInside || this.#entry === undefined) {
      if (ENDING.test(text)) this.#isInside = false;
      this.#send(query, callback);
      return;
    }
    const [beginning, begin] = BEGINNING.exec(text) ?? [];
    if (beginning === undefined || begin === undefined) {
      const queries = [...this.#begin('begin', {}), query, { text: 'commit' }];
      this.#sendAll(queries, (error, answers) => callback(error, answers.at(-2) as Answer));
      return;
    }
    this.#isInside = true;
    // What comes behind names a workspace: under a name of its own each would stay prepared.
    const rest = text.slice(beginning.length);
    const queries = [...this.#begin(begin, {}), ...(rest ? [{ text: rest }] : [])];
    this.#sendAll(queries, (error, answers) => callback(error, answers.at(-1) as Answer));
  }

  #begin(text: string, { workspace = '', credential = '', isReadOnly }: Tenant): pg.QueryConfig[] {
    if (this.#entry === undefined) return [{ text }];
    return [{ text }, named(this.#entry, [workspace, credential, isReadOnly ? 'on' : ''])];
  }

  /** Calls back with the first error, or all answers, once the last of them has come. */
  #sendAll(queries: pg.QueryConfig[], callback: Callback<Answer[]>): void {
    const answers: Answer[] = [];
    let failure: Error | null = null;
    for (const query of queries) {
      this.#send(query, (error, answer) => {
        failure ??= error;
        if (answers.push(answer) === queries.length) callback(failure, answers);
      });
    }
  }

  /** What is asked within one tick leaves in one packet, after all promises that are settled by now. */
  #send(query: pg.QueryConfig, callback: Callback<Answer>): void {
    this.#socket.cork();
    process.nextTick(() => this.#socket.uncork());
    this.#unanswered += 1;
    this.#silence?.refresh();
    super.query(query, (error: Error | null, answer: pg.QueryResult) => {
      this.#unanswered -= 1;
      this.#silence?.refresh();
      // A value that cannot be sent: pg has named a statement that Postgres does not keep.
      if (error && !(error instanceof pg.DatabaseError)) this.#socket.destroy(error);
      callback(error, answer);
    });
  }

  #giveUp(): void {
    if (this.#unanswered > 0) this.#socket.destroy(new Error('Query read timeout'));
  }
}

function named(text: string, values: readonly unknown[]): pg.QueryConfig {
  return { name: statementName(text) as string, text, values: [...values] };
}
