import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';

/** Stands in a statement for a value that comes with each call. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

type Values<V> = <K extends keyof V>(name: K) => RawBuilder<V[K]>;

/**
 * A statement that is built and compiled once, for what nearly every write sends: each time anew it
 * costs more than Postgres needs for it. `build` takes each value with `value('name')`, may not look
 * at it, and must come to the same statement for all.
 */
export function prepared<V extends object, Row>(
  build: (value: Values<V>) => Compilable<Row>,
): (values: V) => CompiledQuery<Row> {
  const compiled = build((name) => sql`${new Slot(name)}`).compile();
  return (values) => ({
    ...compiled,
    parameters: compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof V] : parameter,
    ),
  });
}
