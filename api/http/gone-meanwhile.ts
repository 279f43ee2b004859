import { notFound, type Problem } from './problem.ts';

/** What a foreign key names, as the check before it would have called it. */
const things: Record<string, string> = {
  persona: 'Persona',
  campaign: 'Campaign',
  post: 'Post',
};

/**
 * A row that was there when it was looked for and has been deleted since: Postgres says so by the
 * name of the foreign key. Null for any other error.
 */
export function goneMeanwhile(error: unknown): Problem | null {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: string };
  if (code !== '23503') return null;
  const thing = things[/_([a-z]+)_id_fkey$/.exec(constraint ?? '')?.[1] ?? ''];
  return thing === undefined ? null : notFound(thing);
}
