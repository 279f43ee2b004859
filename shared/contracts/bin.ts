import { z } from 'zod/mini';
import { id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

export const BIN_DAYS = 30;

export const binKinds = ['persona', 'campaign', 'sample'] as const;
export type BinKind = (typeof binKinds)[number];

const deletedItem = z.object({
  id,
  kind: z.enum(binKinds),
  /** Of a sample the beginning of its text. */
  name: z.string(),
  deletedAt: instant,
  /** Null once the account is deleted. */
  deletedBy: z.nullable(z.string()),
});
export type DeletedItem = z.infer<typeof deletedItem>;

const asEditor = { access: 'user', permission: 'library.write' } as const;

export const listBin = endpoint({
  ...asEditor,
  method: 'GET',
  path: '/api/bin',
  summary: 'Personas, campaigns and samples deleted in the last 30 days, the latest first',
  response: z.array(deletedItem),
});

export const restoreItem = endpoint({
  ...asEditor,
  method: 'POST',
  path: '/api/bin/{id}/restore',
  summary: 'Restores what was deleted with all that belonged to it; campaigns come back paused',
  params: idParams,
});

export const purgeItem = endpoint({
  ...asEditor,
  method: 'DELETE',
  path: '/api/bin/{id}',
  summary: 'Deletes forever what is in the bin',
  params: idParams,
});

const noUndo = checkMessage('field.required', { field: 'Action' });

export const undoDeletedComment = endpoint({
  method: 'POST',
  path: '/api/comments/undo',
  summary: 'Brings back a comment for who has deleted it within the last minute',
  access: 'user',
  permission: 'comments.write',
  body: z.object({ undo: z.string(noUndo).check(z.minLength(1, noUndo)) }),
  bodySize: 'post',
});

export const binEndpoints = { listBin, restoreItem, purgeItem, undoDeletedComment };
