import type { ApiEndpoint } from '../http/api-call.ts';
import { forbidden } from '../http/error-body.ts';
import { idIn } from '../http/query.ts';

export const deletePost: ApiEndpoint = {
  name: 'delete',
  scopes: ['tweet.read', 'tweet.write', 'users.read'],
  handle(world, call, caller) {
    const post = world.posts.live(idIn(call));
    if (post && post.authorId !== caller.id) {
      throw forbidden('You are not authorized to delete this Tweet.');
    }
    if (post) {
      post.deletedAt = world.now();
      world.changed();
    }
    return { status: 200, body: { data: { deleted: post !== undefined } } };
  },
};
