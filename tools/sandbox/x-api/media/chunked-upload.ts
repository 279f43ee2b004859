import { z } from 'zod';
import type { ApiEndpoint } from '../http/api-call.ts';
import { invalidRequest } from '../http/error-body.ts';
import { idIn } from '../http/query.ts';
import type { Account } from '../records.ts';
import { type Category, categories, mediaHandle, mediaView, storeMedia } from './media-store.ts';
import { readUpload } from './upload-body.ts';

const scopes = ['media.write'];
const initialize = z.object({
  media_type: z.string().regex(/^(image|video)\/[\w.+-]+$/),
  total_bytes: z.coerce.number().int().positive().max(536_870_912),
  media_category: z.enum(categories),
});
const append = z.object({
  segment_index: z.coerce.number().int().min(0).max(999),
  media: z.base64().min(1),
});

interface OpenUpload {
  ownerId: string;
  totalBytes: number;
  category: Category;
  segments: Map<number, Buffer>;
}

/** The three calls that bring a large medium in; an unfinished one does not outlive a restart. */
export function chunkedUpload(): Record<'initialize' | 'append' | 'finalize', ApiEndpoint> {
  const open = new Map<string, OpenUpload>();

  const ownUpload = (id: string, caller: Account) => {
    const upload = open.get(id);
    if (upload?.ownerId === caller.id) return upload;
    throw invalidRequest('id', id, 'No upload of this id is open.');
  };

  return {
    initialize: {
      name: 'chunk',
      scopes,
      async handle(world, call, caller) {
        const body = await readUpload(call, initialize);
        const id = world.ids.next();
        open.set(id, {
          ownerId: caller.id,
          totalBytes: body.total_bytes,
          category: body.media_category,
          segments: new Map(),
        });
        return { status: 200, body: { data: mediaHandle(id) } };
      },
    },
    append: {
      name: 'chunk',
      scopes,
      async handle(world, call, caller) {
        const upload = ownUpload(idIn(call), caller);
        const { segment_index, media } = await readUpload(call, append);
        upload.segments.set(segment_index, Buffer.from(media, 'base64'));
        const expires = Math.floor(world.now() / 1000) + 86_400;
        return { status: 200, body: { data: { expires_at: expires } } };
      },
    },
    finalize: {
      name: 'chunk',
      scopes,
      handle(world, call, caller) {
        const id = idIn(call);
        const { segments, totalBytes, category } = ownUpload(id, caller);
        const inOrder = [...segments].sort(([one], [other]) => one - other);
        const bytes = Buffer.concat(inOrder.map(([, segment]) => segment));
        const gap = inOrder.some(([index], position) => index !== position);
        if (gap || bytes.length !== totalBytes) {
          throw invalidRequest('id', id, 'The segments do not add up to total_bytes.');
        }
        const media = storeMedia(world, caller, bytes, category, id);
        open.delete(id);
        return { status: 200, body: { data: mediaView(world, media) } };
      },
    },
  };
}
