import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { OwnPost } from '#api/providers/x/own-post.ts';
import type { ClaimedPost } from '../claimed-post.ts';
import { isSamePost, type SentPart } from './same-post.ts';

/** A call that may have reached X, in order of time. */
export interface OpenAttempt {
  attemptId: string;
  startedAt: string;
  httpStatus: number | null;
  /** X's answer came, but too late to be recorded with the post. */
  externalId: string | null;
  /** The worker lived to see what the call came to. */
  isFinished: boolean;
  /** Not yet looked for in vain. */
  isNew: boolean;
  /** Noted only because the database may be an older copy, which would not know of the call. */
  isGuess: boolean;
}

/** The calls for this part that X may have taken, also those that were looked for in vain. */
export async function openAttempts(
  db: Database,
  post: ClaimedPost,
  position: number,
): Promise<OpenAttempt[]> {
  const { rows } = await sql<OpenAttempt>`
    select id as "attemptId", started_at as "startedAt", http_status as "httpStatus",
      external_id as "externalId",
      finished_at is not null as "isFinished",
      finished_at is null and outcome is not null as "isGuess",
      attempt > (select settled from scheduled_posts p
        where p.workspace_id = ${post.workspaceId} and p.id = ${post.id}) as "isNew"
    from publish_attempts
    where workspace_id = ${post.workspaceId} and post_id = ${post.id} and position = ${position}
      and (outcome is null or outcome in ('unknown', 'posted'))
    order by started_at`.execute(db);
  return rows;
}

export type Found =
  /** Ours: it appeared after a call of ours began. */
  | { kind: 'ours'; externalId: string; attemptId: string }
  /** The same words, but older than any call of ours, or another post's. */
  | { kind: 'other'; externalId: string }
  | { kind: 'nothing' };

/** Looks for the part among what the account has posted. */
export async function findOnX(
  db: Database,
  post: Pick<ClaimedPost, 'workspaceId' | 'account'>,
  sent: SentPart,
  attempts: OpenAttempt[],
  timeline: OwnPost[],
  clockSkewMs: number,
): Promise<Found> {
  const same = timeline
    .filter((read) => isSamePost(sent, read))
    .sort((one, other) => one.createdAt - other.createdAt);
  const taken = await linkedIds(db, post, same);
  const free = same.filter(({ id }) => !taken.has(id));
  for (const { attemptId, startedAt, httpStatus } of attempts) {
    // A refused duplicate alone proves little: the same words by hand a minute ago look alike.
    const skew = httpStatus === 403 ? Math.min(clockSkewMs, STRICT_SKEW_MS) : clockSkewMs;
    const since = Date.parse(startedAt) - skew;
    const match = free.find(({ createdAt }) => createdAt >= since);
    if (match) return { kind: 'ours', externalId: match.id, attemptId };
  }
  const latest = same.at(-1);
  return latest ? { kind: 'other', externalId: latest.id } : { kind: 'nothing' };
}

const STRICT_SKEW_MS = 2_000;

/**
 * Those that belong to a part already, of this workspace or of another one that posts as the same
 * user. Anybody may say of a post on X that it is theirs: that would have ours sent once more.
 */
async function linkedIds(
  db: Database,
  { workspaceId, account }: Pick<ClaimedPost, 'workspaceId' | 'account'>,
  found: OwnPost[],
): Promise<Set<string>> {
  if (found.length === 0) return new Set();
  const ids = found.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select part.external_id as id
    from post_parts part
    join scheduled_posts post on post.workspace_id = part.workspace_id and post.id = part.post_id
    left join social_accounts sender on sender.workspace_id = post.workspace_id
      and sender.id = post.account_id
    where part.external_id = any(${ids}::text[])
      and (part.workspace_id = ${workspaceId} or sender.external_id = ${account?.userId ?? ''})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
