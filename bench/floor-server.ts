import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { columnTypes } from '#api/db/column-types.ts';
import { compiler } from '#api/db/compile.ts';
import { listPersonas, type PersonaRow, toPersona } from '#api/domains/personas/queries.ts';
import { databaseUrl } from '#api/env.ts';

/** What a careful engineer would write with nothing but node:http and pg: the floor. */
const pool = new pg.Pool({
  connectionString: databaseUrl(),
  max: 5,
  ...(process.argv.includes('text-timestamps') ? { types: columnTypes } : {}),
});
const session = `select s.user_id, s.workspace_id, m.role
  from sessions s join workspace_members m using (user_id, workspace_id)
  where s.token_hash = $1 and s.expires_at > now()`;
const list = listPersonas(compiler, 'owner').compile().sql;

const server = createServer(async (request, response) => {
  const token = request.headers.cookie?.slice(4) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const who = await pool.query({ name: 'session', text: session, values: [hash] });
  const owner = who.rows[0]?.workspace_id;
  if (!owner) return response.writeHead(401).end();
  const { rows } = await pool.query<PersonaRow>({ name: 'list', text: list, values: [owner] });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(rows.map(toPersona)));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
