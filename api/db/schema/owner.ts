import type { Expression } from 'kysely';

/** A workspace by its id, or what the statement of a route calls it (`sessionWorkspace`). */
export type Owner = string | Expression<string>;
