import { type RawBuilder, sql } from 'kysely';
import { compiler } from '#api/db/client/compile.ts';
import { prepared } from '#api/db/client/prepared.ts';
import type { Db } from '#api/db/database.ts';
import type { ActivityType } from '#shared/contracts/activities.ts';

export interface NewActivity {
  type: ActivityType;
  title: string;
  description: string;
}

/** The statement that writes one line of a workspace's history. */
export const activityLine = prepared<NewActivity & { owner: string }, unknown>((value) =>
  compiler.insertInto('activities').values({
    workspace_id: value('owner'),
    type: value('type'),
    title: value('title'),
    description: value('description'),
  }),
);

/**
 * The part of a statement that writes a line of history for each row: workspace_id, type, title,
 * description, in this order.
 */
export function activitiesFrom(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into activities (workspace_id, type, title, description) ${rows}`;
}

/** Writes one line of the workspace's history: call it in the transaction of what happened. */
export async function recordActivity(db: Db, owner: string, activity: NewActivity): Promise<void> {
  await db.executeQuery(activityLine({ owner, ...activity }));
}
