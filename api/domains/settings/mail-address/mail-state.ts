import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#api/db/database.ts';
import { firstOwner } from '#api/domains/workspaces/public.ts';

/** What is known of the address that notices go to. It lies beside the settings a client saves. */
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
}

const columns = sql`
  coalesce(nullif(s.data->'profile'->>'email', ''), u.email) as address,
  coalesce(s.data->'mail', '{}'::jsonb) as state`;

const ofOwner = (owner: string) => sql`
  from users u
  left join settings s on s.workspace_id = ${owner}
  where u.id = ${firstOwner(sql`${owner}`)}`;

export async function findMailState(db: Db, owner: string): Promise<AddressRow | undefined> {
  const { rows } = await sql<{ address: string | null; state: unknown }>`
    select ${columns} ${ofOwner(owner)}`.execute(db);
  return rows[0] && { address: rows[0].address, state: mailState.parse(rows[0].state) };
}

/** What a save of the settings must not lose. */
export async function updateMailState(db: Db, owner: string, state: MailState): Promise<void> {
  await sql`
    update settings set data = data || jsonb_build_object('mail', ${JSON.stringify(state)}::jsonb)
    where workspace_id = ${owner}`.execute(db);
}
