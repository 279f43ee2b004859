import { z } from 'zod/mini';
import { isDay } from '#shared/lib/time/calendar-days.ts';
import { id, idParams } from './common.ts';
import { endpoint } from './endpoint.ts';
import { issue } from './errors.ts';
import { checkMessage } from './messages/message.ts';
import { postDraft } from './post-drafts.ts';
import { scheduledPost } from './publishing.ts';
import { postsAtOnce } from './publishing-worklist.ts';

const notADay = checkMessage('field.not-a-date', { field: 'Due date' });

/** What is left out stays as it is. */
const assignment = {
  /** A member of the workspace; null: nobody. */
  assigneeId: z.nullish(id),
  dueOn: z.nullish(z.string(notADay).check(z.refine(isDay, notADay))),
};
export const assignmentInput = z.object(assignment);
export type Assignment = z.infer<typeof assignmentInput>;

export const assignPost = endpoint({
  method: 'PUT',
  path: '/api/scheduled-posts/{id}/assignment',
  summary: 'Assigns a post to a member, with a due date; what would be sent stays as it is',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
  body: assignmentInput,
  response: scheduledPost,
});

export const assignPosts = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/assign',
  summary: 'Assigns up to 200 posts at once; each tells by itself whether it could be',
  access: 'user',
  permission: 'posts.write',
  body: z.object({ ...assignment, posts: postsAtOnce(id) }),
  bodySize: 'post',
  response: z.object({
    assigned: z.array(id),
    /** Those that were left as they are, and why; `path` is the id of the post. */
    refused: z.array(issue),
  }),
});

export const assignPostDraft = endpoint({
  method: 'PUT',
  path: '/api/post-drafts/{id}/assignment',
  summary: 'Assigns a draft of the composer to a member, with a due date',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
  body: assignmentInput,
  response: postDraft,
});
