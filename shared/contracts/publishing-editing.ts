import { z } from 'zod/mini';
import { choice } from './checks.ts';
import { id, idParams } from './common.ts';
import { endpoint } from './endpoint.ts';

/** `claim` takes what is free and renews what is held; `take_over` takes it from whoever has it. */
export const editingModes = ['claim', 'take_over', 'watch'] as const;

export const editPost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/{id}/editing',
  summary:
    'Says that the one who asks has the editor of a post open, for 30 seconds; answers who edits it',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
  body: z.object({
    mode: choice(editingModes, 'Action', 'actions'),
  }),
  response: z.object({
    /** Null: nobody. */
    editor: z.nullable(z.object({ id, username: z.string(), name: z.nullable(z.string()) })),
    /** It is the one who asks. */
    isHeld: z.boolean(),
    /** Of the post as it is saved. */
    version: z.number(),
  }),
});

export const leavePost = endpoint({
  method: 'DELETE',
  path: '/api/scheduled-posts/{id}/editing',
  summary: 'Says that the editor of a post is closed',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
});
