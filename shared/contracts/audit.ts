import { z } from 'zod/mini';
import { choice } from './checks.ts';
import { day, id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

export const EVENTS_PER_PAGE = 50;
/** Of one file; the latest. */
export const EVENTS_PER_EXPORT = 100_000;

export const auditActions = ['created', 'changed', 'deleted', 'downloaded'] as const;
export const auditTargets = [
  'post',
  'campaign',
  'persona',
  'bucket',
  'workspace',
  'member',
  'account',
  'key',
  'session',
  'settings',
  'queue',
  'policy',
  'invitation',
  'comment',
  'review_link',
  'media',
  'export',
  'draft',
  'sample',
  'viral',
  'training',
  'revenue',
  'backup',
  'report',
  'audit',
] as const;

/** Read from the log as it was written: a version to come may know more kinds. */
export const auditEvent = z.object({
  id,
  at: instant,
  actorId: id,
  /** The username of then; the member may be gone. */
  actorName: z.string(),
  actorRole: z.string(),
  via: z.string(),
  requestId: z.string(),
  address: z.string(),
  action: z.string(),
  targetKind: z.string(),
  targetId: id,
  /** What the target is called now, where it is still there. */
  targetName: z.nullable(z.string()),
  /** By field: the value before and the value after; absent where there was none. */
  changes: z.record(
    z.string(),
    z.object({ before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
  ),
});
export type AuditEvent = z.infer<typeof auditEvent>;

const filter = z.object({
  actor: z.optional(id),
  target: z.optional(id),
  kind: z.optional(choice(auditTargets, 'Kind', 'kinds')),
  /** Days in UTC, both included. */
  from: z.optional(day),
  to: z.optional(day),
});

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/api/audit-events',
  summary: 'Who changed what, the latest first, a page at a time',
  access: 'session',
  permission: 'audit.read',
  query: z.extend(filter, {
    /** The id of the last event of the page before. */
    after: z.optional(id),
  }),
  response: z.object({ events: z.array(auditEvent), isLast: z.boolean() }),
});

export const exportAuditEvents = endpoint({
  method: 'GET',
  path: '/api/audit-events/export',
  summary: 'The same as CSV, one line an event',
  access: 'session',
  permission: 'audit.read',
  query: filter,
  produces: 'text/csv',
});
