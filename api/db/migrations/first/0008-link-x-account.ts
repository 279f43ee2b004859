import { type Kysely, sql } from 'kysely';

/**
 * What begins like a sign-in with X may connect one more account for somebody signed in. The row
 * still belongs to a browser and is found by a secret alone, so it gets no policy of a workspace:
 * which workspace it ends in the session says that has to be there at the end, of this user.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table oauth_transactions
    add column link_user_id uuid references users on delete cascade`.execute(db);
}
