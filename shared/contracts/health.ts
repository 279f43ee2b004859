import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Version, database, and which parts are stand-ins',
  access: 'public',
  response: z.object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    database: z.enum(['up', 'down']),
    x: z.enum(['sandbox', 'live']),
    ai: z.enum(['built-in', 'provider']),
    testLogin: z.boolean(),
    /** Whether this server can send e-mail. One that is older does not say. */
    email: z.boolean().catch(false),
  }),
});
