import type { EventEmitter } from 'node:events';
import pg, { type CustomTypesConfig, type FieldDef } from 'pg';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export interface NamedStatement extends Statement {
  /** Prepared under it once on each connection; undefined: each time anew. */
  name: string | undefined;
}

export interface Answer {
  command: string;
  rowCount: number;
  rows: Record<string, unknown>[];
}

/** What pg's own types leave out of a query. */
type Part = pg.Query & { name?: string | undefined; queryMode?: string };

/** How the rows of a statement are read. Postgres describes a prepared one once. */
interface Columns {
  names: string[];
  parsers: ((text: string) => unknown)[];
  empty: Record<string, null>;
}

/** What pg's own types leave out of a connection, and what is known of its statements. */
interface Wire extends pg.Connection {
  submittedNamedStatements: Record<string, string>;
}
interface Known {
  columns: Map<string, Columns>;
  /** The connection, but that it neither ends a trip nor asks for what is known. */
  sender: Wire & { isDescribed: boolean };
}

const known = new WeakMap<pg.Connection, Known>();

// Only what descends from pg's query may be sent before the one before it is answered.
const PgQuery = pg.Query as unknown as new (text: string) => EventEmitter;

/**
 * Statements sent together and carried out in their order, in one transaction that begins with the
 * first and is committed after the last: when one fails, none was. With `begin` and `commit` around
 * them, and each awaiting its own end, Postgres and Node would need half as much again.
 */
export class PipelinedTransaction extends PgQuery {
  readonly #answers: Answer[] = [];
  #rows: Answer['rows'] = [];
  #columns: Columns | undefined;
  #wire: Wire | undefined;

  constructor(
    readonly statements: readonly NamedStatement[],
    readonly types: CustomTypesConfig,
    public callback: (error: Error | null, answers: Answer[]) => void,
  ) {
    super('');
  }

  /** Under this name and text the client notes what Postgres has parsed. */
  get name(): string | undefined {
    return this.statements[this.#answers.length]?.name;
  }
  set name(_) {}

  get text(): string | undefined {
    return this.statements[this.#answers.length]?.sql;
  }
  set text(_) {}

  submit(connection: pg.Connection): Error | null {
    this.#wire = connection as Wire;
    const { columns, sender } = knownOf(this.#wire);
    try {
      for (const { sql: text, parameters, name } of this.statements) {
        sender.isDescribed = columns.has(name ?? '');
        const part: Part = new pg.Query(text, parameters as unknown[]);
        part.name = name;
        part.queryMode = 'extended';
        part.submit(sender);
      }
    } catch (error) {
      // A value that cannot be sent: without its end nothing of the trip is carried out.
      connection.stream.destroy();
      return error as Error;
    }
    connection.sync();
    return null;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#columns = columnsOf(fields, this.types);
    if (this.name && this.#wire) knownOf(this.#wire).columns.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#columns ??= knownOf(this.#wire as Wire).columns.get(this.name ?? '') as Columns;
    const { names, parsers, empty } = this.#columns;
    const row: Record<string, unknown> = { ...empty };
    for (let at = 0; at < fields.length; at++) {
      const text = fields[at] as string | null;
      if (text !== null) row[names[at] as string] = parsers[at]?.(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const words = text.split(' ');
    const rowCount = Number(words.at(-1));
    this.#answers.push({ command: words[0] ?? '', rowCount, rows: this.#rows });
    this.#rows = [];
    this.#columns = undefined;
  }

  handleError(error: Error): void {
    // What came after the statement that failed was not even parsed.
    for (const { name } of this.statements.slice(this.#answers.length)) {
      if (name) delete this.#wire?.submittedNamedStatements[name];
    }
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#answers);
  }
}

function knownOf(wire: Wire): Known {
  let found = known.get(wire);
  if (!found) {
    const sender = Object.create(wire) as Known['sender'];
    sender.sync = () => {};
    sender.describe = (...what) => {
      if (!sender.isDescribed) wire.describe(...what);
    };
    found = { columns: new Map(), sender };
    known.set(wire, found);
  }
  return found;
}

function columnsOf(fields: FieldDef[], types: CustomTypesConfig): Columns {
  return {
    names: fields.map(({ name }) => name),
    parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}
