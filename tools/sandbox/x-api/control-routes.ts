import type { Hono } from 'hono';
import { z } from 'zod';
import { applyFailure } from './failures/apply-failure.ts';
import { fault } from './failures/failure.ts';
import type { Bindings } from './http/answering.ts';
import { truthOf } from './ledger.ts';
import type { World } from './world.ts';

/** What other programs on this machine may switch and ask. No web page of another site may. */
export function mountControl(app: Hono<Bindings>, world: World): void {
  app.use('/sandbox/*', async (call, next) => {
    const site = call.req.header('sec-fetch-site') ?? 'none';
    if (site !== 'none' && site !== 'same-origin') return call.text('Forbidden', 403);
    const json = /^application\/json\b/i.test(call.req.header('content-type') ?? '');
    // A form of another site can send any other type without asking first.
    if (call.req.method === 'POST' && !json) {
      return call.json({ error: 'Send application/json.' }, 400);
    }
    return next();
  });

  app.post('/sandbox/faults', async (call) => {
    const body: unknown = await call.req.json().catch(() => null);
    const parsed = z.array(fault).safeParse(Array.isArray(body) ? body : [body]);
    if (!parsed.success) return call.json({ error: z.prettifyError(parsed.error) }, 400);
    for (const one of parsed.data) applyFailure(world, one);
    return call.body(null, 204);
  });

  app.get('/sandbox/truth', (call) => call.json(truthOf(world)));
}
