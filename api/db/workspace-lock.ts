import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What is written in a workspace by one at a time, each with a number of its own. */
const locks = {
  schedule: 720_102,
  watchlist: 720_132,
  personas: 720_133,
  'extension keys': 720_134,
  'viral library': 720_135,
  media: 720_136,
  approvals: 720_137,
  'post-drafts': 720_138,
  members: 720_139,
  'review links': 720_141,
  /** These two of a person, not of a workspace. */
  workspaces: 720_140,
  sessions: 720_159,
  insights: 4,
} as const;

/**
 * Whoever changes this of a workspace waits here for the other, until the transaction ends: what one
 * has looked at still holds when it writes.
 */
export async function lockInWorkspace(
  tx: Db,
  owner: string,
  what: keyof typeof locks,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, ${locks[what]}))`.execute(tx);
}
