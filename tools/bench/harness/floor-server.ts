import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { databaseUrl } from '#api/config/env.ts';
import { compiler } from '#api/db/client/compile.ts';
import { listPersonas, type PersonaRow, toPersona } from '#api/domains/personas/queries.ts';

/** What a careful engineer would write with nothing but node:http and pg: the floor. */
const pool = new pg.Pool({ connectionString: databaseUrl(), max: 5 });
const session = `select s.user_id, s.workspace_id, m.role
  from sessions s join workspace_members m using (user_id, workspace_id)
  where s.token_hash = $1 and s.expires_at > now()`;
const list = listPersonas(compiler, 'owner').compile();

const newBucket = `insert into content_buckets
  (workspace_id, name, description, category, is_public, tags) values ($1, $2, $3, $4, $5, $6)
  returning id, name, description, category, is_public as "isPublic", tags,
    total_samples as "totalSamples", created_at as "createdAt", true as "isOwn"`;
/** The trigger of the audit log writes for whoever acts. */
const enter = "select set_config('app.member', $1, true)";
const newActivity =
  'insert into activities (workspace_id, type, title, description, description_message) values ($1, $2, $3, $4, $5)';

type Member = Record<'user_id' | 'workspace_id' | 'role', string>;

async function memberOf({ headers }: IncomingMessage): Promise<Member> {
  const hash = createHash('sha256').update(headers.cookie?.slice(4) ?? '');
  const who = await pool.query({ name: 'session', text: session, values: [hash.digest()] });
  return who.rows[0];
}

async function personas(request: IncomingMessage): Promise<string> {
  const { workspace_id: owner } = await memberOf(request);
  const values = list.parameters.map((value) => (value === 'owner' ? owner : value));
  const { rows } = await pool.query<PersonaRow>({ name: 'list', text: list.sql, values });
  return JSON.stringify(rows.map(toPersona));
}

/** The bucket, its line in the history and its audit event, in one transaction. */
async function addBucket(request: IncomingMessage): Promise<string> {
  const sent = await text(request);
  const { workspace_id: owner, user_id, role } = await memberOf(request);
  const { name, description = '', category = 'crypto', tags = [] } = JSON.parse(sent);
  const client = await pool.connect();
  await client.query('begin');
  const member = `${user_id} session ${role} ${randomUUID()} 127.0.0.1`;
  await client.query({ name: 'member', text: enter, values: [member] });
  const values = [owner, name, description, category, false, tags];
  const { rows } = await client.query({ name: 'bucket', text: newBucket, values });
  const message = JSON.stringify({ code: 'activity.bucket-created', params: { name } });
  const line = `Created "${name}"`;
  const told = [owner, 'content_bucket_created', 'Content bucket created', line, message];
  await client.query({ name: 'activity', text: newActivity, values: told });
  await client.query('commit');
  client.release();
  return JSON.stringify(rows[0]);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isWrite = request.method === 'POST';
  const body = isWrite ? await addBucket(request) : await personas(request);
  response.writeHead(isWrite ? 201 : 200, { 'content-type': 'application/json' });
  response.end(body);
}

const server = createServer((request, response) => {
  // The load ends in the middle of a request.
  answer(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
