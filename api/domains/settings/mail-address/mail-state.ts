import { sql } from 'kysely';
import { z } from 'zod';
import type { Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { firstOwner } from '#api/domains/workspaces/public.ts';
import type { Language } from '#shared/contracts/languages.ts';

/**
 * What is known of the address that a member's notifications go to. That of the first owner lies beside the
 * settings a client saves, that of another member is theirs.
 */
const mailState = z.object({
  confirmed: z.string().nullable().default(null),
  link: z
    .object({ hash: z.string(), address: z.string(), until: z.string() })
    .nullable()
    .default(null),
  /** When links were asked for in the last day. */
  asked: z.array(z.string()).default([]),
});
export type MailState = z.infer<typeof mailState>;

interface AddressRow {
  address: string | null;
  state: MailState;
  /** Whether it is the first owner's. */
  isHolder: boolean;
  language: Language;
}

type Found = Omit<AddressRow, 'state'> & { state: unknown };

/** Undefined for somebody who is no member. */
export async function findMailState(
  db: Db,
  { workspaceId, userId }: Member,
): Promise<AddressRow | undefined> {
  const { rows } = await sql<Found>`
    select holder."isHolder",
      coalesce(nullif(case when "isHolder" then s.data->'profile'->>'email' else a.address end, ''),
        u.email) as address,
      coalesce(case when "isHolder" then s.data->'mail' else a.state end, '{}') as state,
      coalesce(m.preferences->'profile'->>'language', s.data->'profile'->>'language', 'en')
        as language
    from workspace_members m
    join users u on u.id = m.user_id
    cross join lateral (
      select m.user_id = ${firstOwner(sql`${workspaceId}`)} as "isHolder") holder
    left join settings s on s.workspace_id = m.workspace_id
    left join member_addresses a on a.workspace_id = m.workspace_id and a.user_id = m.user_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId}`.execute(db);
  return rows[0] && { ...rows[0], state: mailState.parse(rows[0].state) };
}

/** Whose address the settings hold. */
export async function findHolder(db: Db, owner: string): Promise<Member | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    select ${firstOwner(sql`${owner}`)} as "userId"`.execute(db);
  const userId = rows[0]?.userId;
  return userId ? { workspaceId: owner, userId } : undefined;
}

/** What a save of the settings must not lose. Under the caller's lock on these. */
export async function updateMailState(
  db: Db,
  { workspaceId, userId }: Member,
  { isHolder, state }: Pick<AddressRow, 'isHolder' | 'state'>,
): Promise<void> {
  const json = JSON.stringify(state);
  if (isHolder) {
    await sql`
      update settings set data = data || jsonb_build_object('mail', ${json}::jsonb)
      where workspace_id = ${workspaceId}`.execute(db);
    return;
  }
  await db
    .insertInto('member_addresses')
    .values({ workspace_id: workspaceId, user_id: userId, state: json })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'user_id']).doUpdateSet({ state: json }),
    )
    .execute();
}
