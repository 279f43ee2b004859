import { z } from 'zod';
import type { ApiEndpoint } from '../http/api-call.ts';
import { queryOf } from '../http/query.ts';
import { categories, mediaView, ownMedia, storeMedia } from './media-store.ts';
import { readUpload } from './upload-body.ts';

const scopes = ['media.write'];
const upload = z.object({ media: z.base64().min(1), media_category: z.enum(categories) });
const status = z.strictObject({ command: z.literal('STATUS'), media_id: z.string() });
const metadata = z.object({
  id: z.string(),
  metadata: z.object({ alt_text: z.object({ text: z.string().max(1000) }) }),
});

/** A whole medium in one call. */
export const uploadMedia: ApiEndpoint = {
  name: 'upload',
  scopes,
  async handle(world, call, caller) {
    const { media, media_category } = await readUpload(call, upload);
    const stored = storeMedia(world, caller, Buffer.from(media, 'base64'), media_category);
    return { status: 200, body: { data: mediaView(world, stored) } };
  },
};

export const mediaStatus: ApiEndpoint = {
  name: 'media_status',
  scopes,
  handle(world, call, caller) {
    const media = ownMedia(world, caller, queryOf(call, status).media_id);
    return { status: 200, body: { data: mediaView(world, media) } };
  },
};

export const describeMedia: ApiEndpoint = {
  name: 'media_metadata',
  scopes,
  async handle(world, call, caller) {
    const body = await readUpload(call, metadata);
    const media = ownMedia(world, caller, body.id);
    media.altText = body.metadata.alt_text.text;
    world.changed();
    const data = { id: media.id, associated_metadata: body.metadata };
    return { status: 200, body: { data } };
  },
};
