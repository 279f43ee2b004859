import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { readMe, readUser } from './accounts/user-routes.ts';
import { mountControl } from './control-routes.ts';
import type { Bindings } from './http/answering.ts';
import { type ApiEndpoint, apiCall } from './http/api-call.ts';
import { plainProblem } from './http/error-body.ts';
import { limitedBody } from './http/limited-body.ts';
import { RateLimits } from './http/x-rate-limits.ts';
import { chunkedUpload } from './media/chunked-upload.ts';
import { describeMedia, mediaStatus, uploadMedia } from './media/simple-upload.ts';
import { mountAuthorize } from './oauth/authorize.ts';
import { mountToken } from './oauth/token.ts';
import { mountPageCalls } from './page/page-calls.ts';
import { mountWebPage } from './page/web-page.ts';
import { createPost } from './posts/create-post.ts';
import { deletePost } from './posts/delete-post.ts';
import { listPosts } from './posts/read-posts.ts';
import { userTimeline } from './posts/user-timeline.ts';
import type { World } from './world.ts';

const LOOPBACK = /^(127\.0\.0\.1|([a-z-]+\.)?localhost|\[::1\])(:\d+)?$/i;

/** Refuses requests by another name: a web site whose name points here must not reach us. */
const loopbackOnly: MiddlewareHandler<Bindings> = async (call, next) => {
  if (!LOOPBACK.test(call.env.incoming.headers.host ?? ''))
    return call.text('Misdirected request', 421);
  return next();
};

/** Everything that this X answers. */
export function createXApp(world: World, webFolder: string | undefined): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const limits = new RateLimits(world);
  const api = (endpoint: ApiEndpoint) => apiCall(world, limits, endpoint);
  const chunked = chunkedUpload();

  app.use(loopbackOnly);
  app.use(limitedBody);
  mountToken(app, world, mountAuthorize(app, world));

  app.get('/2/users/me', api(readMe));
  app.get('/2/users/by/username/:username', api(readUser));
  app.get('/2/users/:id/tweets', api(userTimeline));
  app.post('/2/tweets', api(createPost));
  app.get('/2/tweets', api(listPosts));
  app.delete('/2/tweets/:id', api(deletePost));
  app.post('/2/media/upload', api(uploadMedia));
  app.get('/2/media/upload', api(mediaStatus));
  app.post('/2/media/upload/initialize', api(chunked.initialize));
  app.post('/2/media/upload/:id/append', api(chunked.append));
  app.post('/2/media/upload/:id/finalize', api(chunked.finalize));
  app.post('/2/media/metadata', api(describeMedia));
  app.all('/2/*', (call) => call.json(plainProblem(404).body, 404));

  mountControl(app, world);
  mountPageCalls(app, world);
  mountWebPage(app, webFolder);
  return app;
}
