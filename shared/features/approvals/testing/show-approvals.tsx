import type { ReactNode } from 'react';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, renderScreen, type Sent } from '#shared/ui/testing/render-screen.tsx';
import ApprovalsScreen from '../approvals-screen.tsx';

/** The approvals of an owner; `queue` is what the server answers, and changes with a decision. */
export function showApprovals(
  queue: { waiting: QueuedPost[]; asked: QueuedPost[] },
  more: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {},
  beside: ReactNode = null,
) {
  const user = nextUser();
  const decide = (id: string) => (): Answer => {
    const found = queue.waiting.find(({ post }) => post.id === id);
    queue.waiting = queue.waiting.filter(({ post }) => post.id !== id);
    return { status: 200, body: found?.review };
  };
  return renderScreen(
    <>
      {beside}
      <main>
        <ApprovalsScreen />
      </main>
    </>,
    {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/approvals': () => ({ status: 200, body: queue }),
      'GET /api/social-accounts': () => ({ status: 200, body: [] }),
      ...Object.fromEntries(
        queue.waiting.map(({ post: { id } }) => [
          `POST /api/scheduled-posts/${id}/decide`,
          decide(id),
        ]),
      ),
      ...more,
    },
  );
}
