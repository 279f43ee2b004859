import { z } from 'zod';
import type { ApiEndpoint } from '../http/api-call.ts';
import { missing } from '../http/error-body.ts';
import { idIn, idText, queryOf } from '../http/query.ts';
import type { World } from '../world.ts';
import { fieldsIn, withPostFields } from './asked-fields.ts';
import { postView } from './post-view.ts';

const scopes = ['tweet.read', 'users.read'];
const one = withPostFields({});
const many = withPostFields({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(idText).min(1).max(100)),
});

export function readPost(world: World): ApiEndpoint {
  return {
    name: 'read',
    scopes,
    handle(call, caller) {
      const fields = fieldsIn(queryOf(call, one));
      const id = idIn(call);
      const post = world.posts.live(id);
      if (!post) return { status: 200, body: { errors: [missing('tweet', 'id', id)] } };
      const { view, errors } = postView(world, post, fields, caller);
      return { status: 200, body: { data: view, ...(errors.length > 0 ? { errors } : {}) } };
    },
  };
}

export function listPosts(world: World): ApiEndpoint {
  return {
    name: 'list',
    scopes,
    handle(call, caller) {
      const query = queryOf(call, many);
      const fields = fieldsIn(query);
      const data: unknown[] = [];
      const errors: unknown[] = [];
      for (const id of query.ids) {
        const post = world.posts.live(id);
        if (!post) {
          errors.push(missing('tweet', 'ids', id));
          continue;
        }
        const seen = postView(world, post, fields, caller);
        data.push(seen.view);
        errors.push(...seen.errors);
      }
      const body = {
        ...(data.length > 0 ? { data } : {}),
        ...(errors.length > 0 ? { errors } : {}),
      };
      return { status: 200, body };
    },
  };
}
