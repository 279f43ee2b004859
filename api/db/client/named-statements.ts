import pg, { type CustomTypesConfig, type QueryConfig } from 'pg';
import {
  type Answer,
  type NamedStatement,
  PipelinedTransaction,
  type Statement,
} from './pipelined-transaction.ts';
import { statementName } from './statement-name.ts';

const BEGINNING = /^(begin|start transaction)\b[^;]*/i;
const ENDING = /^(commit|rollback)$/i;

function named({ sql, parameters }: Statement): NamedStatement {
  return { sql, parameters, name: statementName(sql) };
}

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

type Callback = (error: Error | null, answer: Answer | undefined) => void;

/**
 * Kysely sends text and values; sent under a name, Postgres parses and plans them once. What is asked
 * before anybody could have heard an answer leaves in one packet: each alone is a system call.
 */
export class NamedStatementClient extends pg.Client {
  #isGathering = false;
  #unanswered = 0;
  #entry: string | undefined;
  /** A transaction has been begun and not been told to end. */
  #isInside = false;
  /** One for all: pg's own, one for each query, keep what the queries answered from being freed. */
  #silence: NodeJS.Timeout | undefined;

  constructor({ silenceMillis, ...config }: pg.ClientConfig & Patience = {}) {
    super(config);
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
  override query = ((first: unknown, ...rest: unknown[]) => {
    const values = Array.isArray(rest[0]) ? (rest[0] as unknown[]) : [];
    const callback = typeof rest.at(-1) === 'function' ? (rest.at(-1) as Callback) : undefined;
    if (typeof first === 'string') {
      if (values.length > 0) {
        return this.#asTrip([named({ sql: first, parameters: values })], callback);
      }
      if (this.#entry && !this.#isInside) return this.#asTrip(beginning(first), callback);
      if (ENDING.test(first)) this.#isInside = false;
    } else if (this.#entry) {
      throw new Error('On this connection a query is a text with values');
    }
    this.#gather();
    const answered = this.#asked();
    if (callback) {
      rest.pop();
      rest.push((...answer: unknown[]) => {
        answered();
        (callback as (...answer: unknown[]) => void)(...answer);
      });
      return super.query(first as QueryConfig, ...(rest as []));
    }
    const asked = super.query(first as QueryConfig, ...(rest as []));
    asked.then(answered, answered);
    return asked;
  }) as pg.Client['query'];

  /** Carries out these statements in one transaction of their own, in one trip. */
  trip(statements: readonly Statement[], tenant?: Tenant): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      const told = (error: Error | null, answers: Answer[]) =>
        error ? reject(error) : resolve(answers);
      this.#send(statements.map(named), told, tenant);
    });
  }

  /** Answers what the last of them does. */
  #asTrip(statements: NamedStatement[], callback?: Callback): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      const told: Callback =
        callback ?? ((error, answer) => (error ? reject(error) : resolve(answer)));
      this.#send(statements, (error, answers) => told(error, answers.at(-1)));
    });
  }

  #send(
    statements: readonly NamedStatement[],
    callback: (error: Error | null, answers: Answer[]) => void,
    { workspace = '', credential = '', isReadOnly = false }: Tenant = {},
  ): void {
    const entry = this.#isInside ? undefined : this.#entry;
    const begins = entry !== undefined && BEGINNING.test(statements[0]?.sql ?? '');
    const at = begins ? 1 : 0;
    const parameters = [workspace, credential, isReadOnly ? 'on' : ''];
    const all = entry ? statements.toSpliced(at, 0, named({ sql: entry, parameters })) : statements;
    if (begins) this.#isInside = true;
    this.#gather();
    const answered = this.#asked();
    const types = this as unknown as CustomTypesConfig;
    const told: typeof callback = (error, answers) => {
      answered();
      callback(error, entry ? answers.toSpliced(at, 1) : answers);
    };
    super.query(new PipelinedTransaction(all, types, told));
  }

  readonly #answered = () => {
    this.#unanswered -= 1;
    this.#silence?.refresh();
  };

  /** Answers what is to be called with the answer. */
  #asked(): () => void {
    this.#unanswered += 1;
    this.#silence?.refresh();
    return this.#answered;
  }

  #giveUp(): void {
    if (this.#unanswered === 0) return;
    wireOf(this).stream.destroy(new Error('Query read timeout'));
  }

  /** The next tick comes after all promises that are settled by now have gone on. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = wireOf(this);
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}

/**
 * A text that begins a transaction may go on behind it; any other is one statement. What comes behind
 * names a workspace: under a name of its own each would stay prepared.
 */
function beginning(text: string): NamedStatement[] {
  const [begin] = BEGINNING.exec(text) ?? [];
  if (begin === undefined) return [named({ sql: text, parameters: [] })];
  const rest = text.slice(begin.length).replace(/^;\s*/, '');
  const first = named({ sql: begin, parameters: [] });
  return rest ? [first, { sql: rest, parameters: [], name: undefined }] : [first];
}

/** What pg's own types leave out. */
function wireOf(client: pg.Client): pg.Connection {
  return (client as unknown as { connection: pg.Connection }).connection;
}
