import type pg from 'pg';
import { dropRoles, findRoles } from '#api/db/client/own-roles.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';

/**
 * Takes away all that Troupe keeps in a database, the work that waits too; a migration builds it anew.
 * The new schema can be looked into by every login, as the one of a new database.
 */
export async function dropAll(client: pg.ClientBase): Promise<void> {
  const roles = await findRoles(client);
  await client.query(`drop schema if exists ${QUEUE_SCHEMA} cascade;
    drop schema public cascade; create schema public;
    grant usage on schema public to public`);
  if (roles) await dropRoles(client, roles);
}
