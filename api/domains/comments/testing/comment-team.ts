import type { Caller, TestApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import type { CommentedOn } from '#shared/contracts/comments.ts';
import { createComment, listComments } from '#shared/contracts/comments.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';

export interface Commenter {
  caller: Caller;
  id: string;
  username: string;
  say(
    body: string,
    more?: { parentId?: string; on?: CommentedOn; visibility?: string },
  ): Promise<Said>;
  /** What this member is told, the latest first: kind and title. */
  told(): Promise<{ type: string; title: string; message: string; link: string | null }[]>;
}
type Said = Awaited<ReturnType<typeof threadsOf>>[number];

export const threadsOf = async (caller: Caller, { kind, subjectId }: CommentedOn) =>
  (await caller.call(listComments, { query: { kind, subjectId } })).threads;

/** A workspace with a post and a persona to comment on, and people in it. */
export async function commentTeam(app: TestApp, name: string) {
  const desk = await scheduleFixture(app, name);
  const { id: postId } = await desk.schedule();
  const persona = await desk.user.call(createPersona, {
    body: { name: 'Mira', description: 'd', personality: 'dry' },
  });
  const post: CommentedOn = { kind: 'post', subjectId: postId };
  const commenter = async (caller: Caller): Promise<Commenter> => {
    const { id, username } = await caller.call(getCurrentUser);
    return {
      ...{ caller, id, username },
      say: async (body, { parentId, on = post, visibility } = {}) => ({
        ...(await caller.call(createComment, {
          body: {
            ...on,
            body,
            ...(parentId ? { parentId } : {}),
            ...(visibility ? { visibility: visibility as 'client' } : {}),
          },
        })),
        replies: [],
      }),
      told: async () =>
        (await caller.call(listNotifications)).map(({ type, title, message, link }) => ({
          ...{ type, title, message, link },
        })),
    };
  };
  return {
    ...desk,
    post,
    persona: { kind: 'persona', subjectId: persona.id } satisfies CommentedOn,
    owner: await commenter(desk.user),
    add: async (role: Role, username?: string) =>
      commenter(await memberOf(app, desk.workspaceId, role, username)),
  };
}
