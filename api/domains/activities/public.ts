import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { compiler } from '#api/db/client/compile.ts';
import { prepared } from '#api/db/client/prepared.ts';
import type { Db } from '#api/db/database.ts';
import type { ActivityType } from '#shared/contracts/activities.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';

interface NewActivity {
  type: ActivityType;
  description: Message;
}

interface ActivityValues {
  owner: string;
  type: ActivityType;
  title: string;
  description: string;
  message: string;
}

const insertActivity = prepared<ActivityValues, unknown>((value) =>
  compiler.insertInto('activities').values({
    workspace_id: value('owner'),
    type: value('type'),
    title: value('title'),
    description: value('description'),
    description_message: value('message'),
  }),
);

/** The statement that writes one line of a workspace's history. */
export function activityLine(owner: string, { type, description }: NewActivity): CompiledQuery {
  return insertActivity({
    owner,
    type,
    title: messageText(message(`activity-title.${type}`)),
    description: messageText(description),
    message: JSON.stringify(description),
  });
}

/**
 * The part of a statement that writes a line of history for each row: workspace_id, type, title,
 * description, its message, in this order.
 */
export function activitiesFrom(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into activities (workspace_id, type, title, description, description_message) ${rows}`;
}

/** Writes one line of the workspace's history: call it in the transaction of what happened. */
export async function recordActivity(db: Db, owner: string, activity: NewActivity): Promise<void> {
  await db.executeQuery(activityLine(owner, activity));
}
