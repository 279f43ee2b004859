import { z } from 'zod';
import type { ApiEndpoint } from '../http/api-call.ts';
import { missing } from '../http/error-body.ts';
import { fieldList, idText, queryOf } from '../http/query.ts';
import { postFields, postView } from './post-view.ts';

const query = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(idText).min(1).max(100)),
  'tweet.fields': fieldList(postFields),
});

export const listPosts: ApiEndpoint = {
  name: 'list',
  scopes: ['tweet.read', 'users.read'],
  handle(world, call, caller) {
    const { ids, 'tweet.fields': fields } = queryOf(call, query);
    const data: unknown[] = [];
    const errors: unknown[] = [];
    for (const id of ids) {
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
