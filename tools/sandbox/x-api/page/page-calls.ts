import type { Hono } from 'hono';
import { answerOf } from '../http/answer.ts';
import type { Bindings } from '../http/answering.ts';
import type { World } from '../world.ts';
import { pagePost, publishPagePost } from './page-post.ts';
import { pageTimeline } from './page-timeline.ts';

/** What the sandbox's own page asks. Mounted behind the guard of `/sandbox/*`. */
export function mountPageCalls(app: Hono<Bindings>, world: World): void {
  app.get('/sandbox/timeline', (call) => call.json(pageTimeline(world)));

  app.post('/sandbox/posts', async (call) => {
    const body: unknown = await call.req.json().catch(() => null);
    const parsed = pagePost.safeParse(body);
    if (!parsed.success) return call.json({ detail: 'This cannot be posted.' }, 400);
    const answer = await answerOf(() => ({
      status: 201,
      body: { ids: publishPagePost(world, parsed.data) },
    }));
    return Response.json(answer.body, { status: answer.status });
  });
}
