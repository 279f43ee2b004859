import type { ColumnType, Generated } from 'kysely';

/** A timestamptz: read as ISO text, written by the database's clock or as ISO text. */
export type Instant = ColumnType<string, string | undefined, string>;

/** A jsonb column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** The same with a default. */
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;

/** A bigint column that holds no more than a number can. */
export type Count = ColumnType<number | null, number | null | undefined, number | null>;

/** A date column, as `YYYY-MM-DD`. */
export type Day = ColumnType<string, string, string>;

/** What a row has that belongs to a workspace and has an id of its own. */
export interface OwnRow {
  id: Generated<string>;
  workspace_id: string;
}
