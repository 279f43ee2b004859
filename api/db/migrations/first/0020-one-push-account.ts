import { type Kysely, sql } from 'kysely';

/** A browser shows the notices of one account: of several that had its address the latest keeps it. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`delete from push_subscriptions p using push_subscriptions later
    where later.endpoint = p.endpoint
      and (later.created_at, later.id) > (p.created_at, p.id)`);
  await run('drop index push_subscriptions_endpoint_idx');
  await run(`alter table push_subscriptions
    add constraint push_subscriptions_browser_key unique (endpoint)`);
}
