import type pg from 'pg';
import { ConfigFault } from '#api/config/config-error.ts';
import type { NamedStatementClient } from './named-statements.ts';
import { findRoles, type OwnRoles } from './own-roles.ts';
import { STATEMENT_NAME, statementName } from './statement-name.ts';

export type ServerRole = keyof OwnRoles;

const LIMITS = {
  app: { statement_timeout: '15s' },
  // It waits in no transaction for anything; one that does has lost its worker.
  worker: { statement_timeout: '7s', idle_in_transaction_session_timeout: '5s' },
};

/** What a connection must have, whatever its address, its role or its database say. */
const NEEDED = {
  standard_conforming_strings: 'on',
  client_encoding: 'UTF8',
  bytea_output: 'hex',
  transaction_isolation: 'read committed',
  transaction_read_only: 'off',
  session_replication_role: 'origin',
};

/** What every transaction sets for itself. Behind a pooler nothing else lasts until the next one. */
function settingsOf(as: ServerRole, roles: OwnRoles): Record<string, string> {
  return { role: roles[as], row_security: 'on', TimeZone: 'UTC', ...LIMITS[as] };
}

/** What a session may have been given; it lets no transaction see anything. */
const NOBODY = { 'app.ws': '', 'app.credential': '', 'app.member': '' };

/** Takes `tenantValues`. */
const TENANT = `set_config('app.ws', $1, true), set_config('app.credential', $2, true),
  set_config('app.member', $4, true),
  set_config('transaction_read_only',
    coalesce(nullif($3, ''), current_setting('transaction_read_only')), true)`;

function settingCalls(settings: Record<string, string>, isLocal: boolean): string {
  return Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)
    .join(', ');
}

function entering(as: ServerRole, roles: OwnRoles): string {
  const settings = settingCalls(settingsOf(as, roles), true);
  return `select concat(${settings}, ${TENANT}) as entered`;
}

/**
 * Makes every transaction of a new connection take this role with its limits, and proves that it
 * has. Throws one sentence when something stands against it.
 */
export async function proveTransactions(
  client: NamedStatementClient,
  as: ServerRole,
): Promise<void> {
  const roles = await rolesOf(client);
  client.beginWith(entering(as, roles));
  await prove(client, as, roles);
}

/** The same as `app` for a whole session, on a connection that nobody else gets in between. */
export async function proveSession(client: pg.ClientBase): Promise<void> {
  const roles = await rolesOf(client);
  await client.query(`select ${settingCalls({ ...settingsOf('app', roles), ...NOBODY }, false)}`);
  await prove(client, 'app', roles);
}

async function rolesOf(client: pg.ClientBase): Promise<OwnRoles> {
  const roles = await findRoles(client);
  if (roles) return roles;
  throw new ConfigFault(
    'The database has not been set up by this version of Troupe. Start a server on it first.',
  );
}

interface Facts {
  settings: Record<string, string>;
  bypasses: boolean;
  schemas: string;
  leftover: boolean;
  login: string;
}

const FACTS = `select
  (select jsonb_object_agg(name, current_setting(name)) from unnest($1::text[]) as n (name)) as settings,
  (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses,
  array_to_string(current_schemas(false), ', ') as schemas,
  exists (select from pg_prepared_statements where name ~ $2 and name <> all($3)) as leftover,
  session_user::text as login`;

async function prove(client: pg.ClientBase, as: ServerRole, roles: OwnRoles): Promise<void> {
  const wanted: Record<string, string> = { ...NEEDED, ...settingsOf(as, roles) };
  const names = [...Object.keys(wanted), 'DateStyle', 'extra_float_digits'];
  const own = [FACTS, entering(as, roles)].map((text) => statementName(text) ?? '');
  const { rows } = await client.query<Facts>(FACTS, [names, STATEMENT_NAME, own]);
  const { settings, bypasses, schemas, leftover, login } = rows[0] as Facts;
  const wrong = Object.entries(wanted)
    .filter(([name, value]) => settings[name] !== value)
    .map(([name, value]) => `${name} is ${settings[name]} and not ${value}`);
  if (!settings.DateStyle?.startsWith('ISO'))
    wrong.push(`DateStyle is ${settings.DateStyle} and not ISO`);
  if (Number(settings.extra_float_digits) < 1) wrong.push('extra_float_digits is below 1');
  if (schemas !== 'public')
    wrong.push(`search_path leads to ${schemas || 'no schema'} and not to public`);
  if (wrong.length > 0) {
    throw new ConfigFault(
      `The database gives Troupe other settings than it needs: ${wrong.join(', ')}. Take them out of the options of DATABASE_URL or PGOPTIONS, or reset them with alter role "${login}" and alter database.`,
    );
  }
  if (bypasses) {
    throw new ConfigFault(
      `The database role ${roles[as]} passes by row-level security. Run: alter role ${roles[as]} nosuperuser nobypassrls;`,
    );
  }
  if (leftover) {
    throw new ConfigFault(
      'The connection pooler before the database hands on connections with the prepared statements of others. Set server_reset_query = DISCARD ALL there, or max_prepared_statements in transaction mode.',
    );
  }
}
