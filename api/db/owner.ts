import type { Expression } from 'kysely';

/** A workspace by its id, or what a hot read calls it inside its statement. */
export type Owner = string | Expression<string>;
