import pg, { type CustomTypesConfig, type QueryConfig } from 'pg';
import { type Answer, type NamedStatement, type Statement, Trip } from './trip.ts';

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

function named({ sql, parameters }: Statement): NamedStatement {
  return { sql, parameters, name: statementName(sql) };
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
  /** One for all: pg's own, one for each query, keep what the queries answered from being freed. */
  #silence: NodeJS.Timeout | undefined;

  constructor({ silenceMillis, ...config }: pg.ClientConfig & Patience = {}) {
    super(config);
    if (silenceMillis === undefined) return;
    this.#silence = setTimeout(() => this.#giveUp(), silenceMillis).unref();
    this.once('end', () => clearTimeout(this.#silence));
  }

  // The overloads of pg's `query` cannot be restated by a subclass; only this shape is changed.
  override query = ((first: unknown, ...rest: unknown[]) => {
    const [values, callback] = rest;
    if (typeof first === 'string' && Array.isArray(values) && values.length > 0) {
      return this.#named(first, values, callback as Callback | undefined);
    }
    this.#gather();
    const answered = this.#asked();
    if (typeof rest.at(-1) === 'function') {
      const told = rest.pop() as (...answer: unknown[]) => void;
      rest.push((...answer: unknown[]) => {
        answered();
        told(...answer);
      });
      return super.query(first as QueryConfig, ...(rest as []));
    }
    const asked = super.query(first as QueryConfig, ...(rest as []));
    asked.then(answered, answered);
    return asked;
  }) as pg.Client['query'];

  /** Carries out these statements in one transaction of their own, in one trip. */
  trip(statements: readonly Statement[]): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      this.#send(statements, (error, answers) => (error ? reject(error) : resolve(answers)));
    });
  }

  #named(sql: string, parameters: unknown[], callback?: Callback): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      const told: Callback =
        callback ?? ((error, answer) => (error ? reject(error) : resolve(answer)));
      this.#send([{ sql, parameters }], (error, [answer]) => told(error, answer));
    });
  }

  #send(
    statements: readonly Statement[],
    callback: (error: Error | null, answers: Answer[]) => void,
  ): void {
    this.#gather();
    const answered = this.#asked();
    const types = this as unknown as CustomTypesConfig;
    const told: typeof callback = (error, answers) => {
      answered();
      callback(error, answers);
    };
    super.query(new Trip(statements.map(named), types, told));
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

/** What pg's own types leave out. */
function wireOf(client: pg.Client): pg.Connection {
  return (client as unknown as { connection: pg.Connection }).connection;
}
