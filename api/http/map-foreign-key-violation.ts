import { type AppError, notFound, signedOut } from '#api/errors/app-error.ts';
import type { Label } from '#shared/contracts/messages/labels.ts';

/** What a foreign key names, as the check before it would have called it. */
const things: Record<string, Label> = {
  account: 'Social account',
  persona: 'Persona',
  campaign: 'Campaign',
  post: 'Post',
  draft: 'Draft',
  bucket: 'Content bucket',
  coin: 'Watched coin',
  notification: 'Notification',
  comment: 'Comment',
  parent: 'Comment',
};

/**
 * A row that was there when it was looked for and has been deleted since: Postgres says so by the
 * name of the foreign key. Null for any other error.
 */
export function mapForeignKeyViolation(error: unknown): AppError | null {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: string };
  if (code !== '23503') return null;
  const named = /_([a-z]+)_id_fkey$/.exec(constraint ?? '')?.[1] ?? '';
  // With its account, and the session that this came by.
  if (named === 'workspace') return signedOut();
  const thing = things[named];
  return thing === undefined ? null : notFound(thing);
}
