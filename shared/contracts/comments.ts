import { z } from 'zod/mini';
import { choice, flag } from './checks.ts';
import { id, idParams, instant, requiredText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';

export const MOST_COMMENT = 2_000;
/** On one post, campaign or persona, replies included. */
export const COMMENTS_PER_SUBJECT = 1_000;
export const THREADS_PER_PAGE = 50;

/** What can be commented on. */
export const commentSubjects = ['post', 'campaign', 'persona'] as const;
export type CommentSubject = (typeof commentSubjects)[number];

/** A post, campaign or persona by its id. */
export interface CommentedOn {
  kind: CommentSubject;
  subjectId: string;
}

/** Whom a thread is for: the members alone, or the client with whom a post is shared too. */
export const commentVisibilities = ['internal', 'client'] as const;
export type CommentVisibility = (typeof commentVisibilities)[number];

const subject = {
  kind: choice(commentSubjects, 'Kind', 'kinds'),
  /** The id of the post, campaign or persona. */
  subjectId: id,
};

export const commentBody = requiredText('Comment', MOST_COMMENT);

export const comment = z.object({
  id,
  /** Of the comment that began the thread; null for that one. */
  parentId: z.nullable(id),
  body: z.string(),
  /** One of `commentVisibilities`, or one that a newer server knows. */
  visibility: z.string(),
  /** Null where the member has left, the account was deleted, or it is by a review link. */
  author: z.nullable(
    z.object({
      id,
      username: z.string(),
      name: z.nullable(z.string()),
      profileImageUrl: z.nullable(z.string()),
    }),
  ),
  /** Who wrote it by a review link; null: a member. An older server does not say so. */
  reviewer: z.nullish(z.string()),
  /** Of the one who asks. */
  isOwn: z.boolean(),
  /** The usernames of the members whom it mentions. */
  mentions: z.array(z.string()),
  createdAt: instant,
  editedAt: z.nullable(instant),
  /** Of a thread, on its first comment. */
  resolvedAt: z.nullable(instant),
  resolvedBy: z.nullable(z.string()),
  /** Its text is gone; it stays for its replies. */
  isDeleted: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

export const commentThread = z.extend(comment, { replies: z.array(comment) });
export type CommentThread = z.infer<typeof commentThread>;

export const listComments = endpoint({
  ...reading,
  path: '/api/comments',
  summary: 'The comment threads of a post, campaign or persona, the latest first, a page at a time',
  query: z.object({
    ...subject,
    /** The id of the last thread of the page before. */
    after: z.optional(id),
  }),
  response: z.object({
    threads: z.array(commentThread),
    isLast: z.boolean(),
  }),
});

export const createComment = endpoint({
  method: 'POST',
  path: '/api/comments',
  summary: 'Comments, or replies to a thread; members named with @username are notified',
  access: 'user',
  permission: 'comments.write',
  body: z.object({
    ...subject,
    /** The comment that began the thread; null begins one. A reply opens a resolved thread again. */
    parentId: z._default(z.nullable(id), null),
    body: commentBody,
    /** A reply has that of its thread. */
    visibility: z._default(choice(commentVisibilities, 'Visibility', 'choices'), 'internal'),
    /** Sent again after a lost answer, it is the same comment. */
    idempotencyKey: z.optional(id),
  }),
  response: comment,
  status: 201,
});

export const editComment = endpoint({
  method: 'PATCH',
  path: '/api/comments/{id}',
  summary: 'Changes the text of an own comment',
  access: 'user',
  permission: 'comments.write',
  params: idParams,
  body: z.object({ body: commentBody }),
  response: comment,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/comments/{id}',
  summary: 'Deletes an own comment, for admins any; its replies stay',
  access: 'user',
  permission: 'comments.write',
  params: idParams,
  /** Token that restores the comment within a minute. Absent in answers of older servers. */
  response: z.object({ undo: z.string() }),
});

export const resolveComment = endpoint({
  method: 'POST',
  path: '/api/comments/{id}/resolve',
  summary: 'Resolves a thread, or opens it again',
  access: 'user',
  permission: 'comments.write',
  params: idParams,
  body: z.object({
    isResolved: flag('isResolved'),
  }),
  response: comment,
});
