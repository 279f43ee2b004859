import { z } from 'zod/mini';
import { id, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { roles } from './permissions.ts';

/** That one person has made or belongs to. */
export const WORKSPACES_PER_PERSON = 50;

export const workspace = z.object({
  id,
  name: z.string(),
  /** Of the one who asks. */
  role: z.enum(roles),
  members: z.number(),
  /** The one that this session or key works in. */
  current: z.boolean(),
});
export type Workspace = z.infer<typeof workspace>;

const named = z.object({ name: requiredText('Workspace', 100) });

export const listWorkspaces = endpoint({
  method: 'GET',
  path: '/api/workspaces',
  summary: 'The workspaces that the user belongs to, by name',
  access: 'user',
  permission: 'self.manage',
  response: z.array(workspace),
});

export const createWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces',
  summary: 'Makes an empty workspace that belongs to the user; the session stays where it is',
  access: 'session',
  permission: 'self.manage',
  event: 'workspace_created',
  body: named,
  response: workspace,
  status: 201,
});

export const renameWorkspace = endpoint({
  method: 'PATCH',
  path: '/api/workspaces/current',
  summary: 'Gives the workspace of the session another name',
  access: 'session',
  permission: 'settings.manage',
  event: 'workspace_renamed',
  body: named,
  response: workspace,
});

export const openWorkspace = endpoint({
  method: 'POST',
  path: '/api/sessions/workspace',
  summary: 'Goes on in another workspace: a new session takes the place of this one',
  access: 'session',
  permission: 'self.manage',
  pageCheck: 'person',
  event: 'workspace_opened',
  body: z.object({ workspaceId: id }),
  response: workspace,
});
