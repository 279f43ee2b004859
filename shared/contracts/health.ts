import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Whether the process answers at all: what restarts it asks this. */
export const getLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Whether the process answers, also while it starts or the database is down',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
});

/** Whether to send requests here: what balances them asks this. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Whether requests can be answered; 503 while the server starts or the database is down',
  access: 'public',
  response: z.object({ status: z.enum(['ok', 'degraded']) }),
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary:
    'Version, database, disk, queue, worker, publishing, and which parts are stand-ins; 503 while the database is down or a disk full',
  access: 'public',
  response: z.object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    /** The release of the IANA time zone database in use, as `2026c`. An older server does not say. */
    timeZoneData: z.catch(z.string(), 'unknown'),
    database: z.enum(['up', 'down']),
    /** Of the Postgres; null while it does not answer. An older server does not say. */
    postgres: z.catch(
      z.nullable(
        z.object({
          version: z.string(),
          /** The newest minor version that this Troupe knows of, where the one in use is older. */
          newer: z.nullable(z.string()),
        }),
      ),
      null,
    ),
    /** `full`: nothing could be written in the last minute, or no space is left beside an embedded database. */
    disk: z.catch(z.enum(['ok', 'full']), 'ok'),
    /**
     * Whether a worker looks after the background work; `starting`: one has begun and has not yet.
     * An older server does not say.
     */
    queue: z.catch(z.enum(['up', 'starting', 'down']), 'down'),
    /**
     * Whether any worker lives, on whatever machine; `none`: nothing is published. `unknown`: the
     * database does not say. Nor does an older server.
     */
    worker: z.catch(z.enum(['alive', 'starting', 'none', 'unknown']), 'unknown'),
    /** Of all workspaces together; null when it cannot be found out. */
    publishing: z.catch(
      z.nullable(
        z.object({
          /** How long ago a worker last looked for posts that are due; null: none is there. */
          lastLookSeconds: z.nullable(z.int()),
          /** For how long the post that waits longest has been due; null: none is. */
          oldestDueSeconds: z.nullable(z.int()),
          /** Posts of which nobody knows yet whether they arrived. */
          unknown: z.int(),
          /** Posts that wait for a person to look on X. */
          needsCheck: z.int(),
        }),
      ),
      null,
    ),
    x: z.enum(['sandbox', 'live']),
    ai: z.enum(['built-in', 'provider']),
    testLogin: z.boolean(),
    /** Whether this server can send e-mail. One that is older does not say. */
    email: z.catch(z.boolean(), false),
    /** The process of the embedded model, and its memory. An older server does not say. */
    embeddedModel: z.catch(
      z.object({ running: z.boolean(), memoryBytes: z.nullable(z.number()) }),
      { running: false, memoryBytes: null },
    ),
  }),
});
