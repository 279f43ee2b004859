import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import { announce } from '#api/realtime/live-changes.ts';

/** Over all workspaces: nobody may download what is a day old, so it need not lie here. */
export async function sweepExports({ across }: Pick<Context, 'across'>): Promise<void> {
  const gone = await across
    .deleteFrom('data_exports')
    .where('created_at', '<', sql<string>`now() - interval '24 hours'`)
    .returning('workspace_id as owner')
    .execute();
  const stuck = await across
    .updateTable('data_exports')
    .set({ status: 'failed', finished_at: sql<string>`now()` })
    .where('status', 'in', ['waiting', 'working'])
    .where('created_at', '<', sql<string>`now() - interval '1 hour'`)
    .returning('workspace_id as owner')
    .execute();
  for (const { owner } of [...gone, ...stuck]) announce(across, owner, 'exports');
}
