import { z } from 'zod/mini';
import { id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

export const dataExport = z.object({
  id,
  /** `failed`: nothing to download; another may be asked for. */
  status: z.enum(['waiting', 'working', 'ready', 'failed']),
  /** Percent. */
  progress: z.number(),
  /** Bytes; null until it is ready. */
  size: z.nullable(z.number()),
  createdAt: instant,
  finishedAt: z.nullable(instant),
});
export type DataExport = z.infer<typeof dataExport>;

export const EXPORTS_PER_DAY = 3;

export const createExport = endpoint({
  method: 'POST',
  path: '/api/exports',
  summary: 'Begins a zip of everything the workspace owns; one at a time, three a day',
  access: 'session',
  permission: 'data.manage',
  event: 'export_asked',
  response: dataExport,
  status: 201,
});

export const listExports = endpoint({
  method: 'GET',
  path: '/api/exports',
  summary: 'The exports of the last 24 hours, newest first',
  access: 'session',
  permission: 'data.manage',
  response: z.array(dataExport),
});

export const getExportFile = endpoint({
  method: 'GET',
  path: '/api/exports/{id}/file',
  summary: 'The zip of an export, for 24 hours',
  access: 'session',
  permission: 'data.manage',
  event: 'export_read',
  params: idParams,
  produces: 'application/zip',
});

export const backup = z.object({
  id,
  /** The day in UTC. */
  day: z.string(),
  /** Bytes. */
  size: z.number(),
  createdAt: instant,
});
export type Backup = z.infer<typeof backup>;

export const listBackups = endpoint({
  method: 'GET',
  path: '/api/backups',
  summary: 'The daily backups of the last seven days, newest first',
  access: 'session',
  permission: 'data.manage',
  response: z.array(backup),
});

export const getBackupFile = endpoint({
  method: 'GET',
  path: '/api/backups/{id}/file',
  summary: 'A backup as gzipped JSON',
  access: 'session',
  permission: 'data.manage',
  event: 'export_read',
  params: idParams,
  produces: 'application/gzip',
});

/** How many came back of each. */
export const restored = z.object({
  personas: z.number(),
  buckets: z.number(),
  samples: z.number(),
  drafts: z.number(),
  viralContent: z.number(),
  campaigns: z.number(),
});
export type Restored = z.infer<typeof restored>;

export const restoreBackup = endpoint({
  method: 'POST',
  path: '/api/backups/{id}/restore',
  summary: 'Brings back what the backup has and the workspace has not: paused, and never posts',
  access: 'session',
  permission: 'data.manage',
  event: 'backup_restored',
  params: idParams,
  response: restored,
});

/** Days between asking for the deletion of an account and the deletion. */
export const DELETION_DAYS = 14;

const notTyped = checkMessage('contract.type-username');

const named = z.array(z.object({ id, name: z.string() }));

/** What becomes of the workspaces of a person who leaves. */
export const accountDeletion = z.object({
  /** The day of it; null: nobody asked for it. */
  deleteAfter: z.nullable(instant),
  /** They have no other member and are deleted. */
  ends: named,
  /** The person is the last owner of these, and others are members: they need another owner first. */
  handOver: named,
  /** They go on without the person. */
  leaves: named,
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

export const getAccountDeletion = endpoint({
  method: 'GET',
  path: '/api/account/delete',
  summary: 'What the deletion of the account would end, leave, and need another owner for',
  access: 'session',
  permission: 'self.manage',
  response: accountDeletion,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary:
    'Deletes the account in 14 days, in every workspace: what is its alone is deleted and publishes nothing until then, the rest goes on; 409 names what needs another owner',
  access: 'session',
  permission: 'self.manage',
  event: 'deletion_asked',
  body: z.object({
    /** Typed by hand to confirm. */
    username: z.string(notTyped).check(z.maxLength(100, notTyped)),
  }),
  response: z.object({ deleteAfter: instant }),
});

export const keepAccount = endpoint({
  method: 'DELETE',
  path: '/api/account/delete',
  summary: 'Undoes the deletion of the account; its posts go on',
  access: 'session',
  permission: 'self.manage',
  event: 'deletion_undone',
});
