import { z } from 'zod/mini';
import { imageLimit } from '#shared/lib/media-limits.ts';
import { id, idParams, optionalText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

const MEGABYTE = 1024 * 1024;

/**
 * What a file may be, and how large: a picture and a GIF as large as X takes them, a video as large
 * as a database should keep it.
 */
export const mediaLimits = {
  image: imageLimit,
  gif: { bytes: 15 * MEGABYTE },
  video: { bytes: 50 * MEGABYTE },
} as const;

export const mediaTypes = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'image/gif': 'gif',
  'video/mp4': 'video',
} as const satisfies Record<string, keyof typeof mediaLimits>;
export type MediaType = keyof typeof mediaTypes;

export const mediaItem = z.object({
  id,
  kind: z.enum(['image', 'gif', 'video']),
  contentType: z.string(),
  altText: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type MediaItem = z.infer<typeof mediaItem>;

const noMedia = checkMessage('field.required', { field: 'Media' });
const altText = optionalText('Alt text', 1_000);

export const uploadMedia = endpoint({
  method: 'POST',
  path: '/api/media',
  summary: 'Keeps a picture, GIF or video of up to 5 MB for a post; larger ones come in pieces',
  access: 'user',
  permission: 'drafts.write',
  body: z.object({
    /** A `data:` URL. */
    data: z
      .string(noMedia)
      .check(
        z.minLength(1, noMedia),
        z.maxLength(imageLimit.characters, checkMessage('media.image-too-large')),
      ),
    altText: z._default(altText, ''),
  }),
  bodySize: 'picture',
  response: mediaItem,
  status: 201,
});

export const getMedia = endpoint({
  ...reading,
  path: '/api/media/{id}',
  summary: 'The bytes of a picture, GIF or video',
  params: idParams,
  produces: 'image/*',
});

export const describeMedia = endpoint({
  method: 'PATCH',
  path: '/api/media/{id}',
  summary: 'Sets the alt text of a picture or GIF; posts that are not sent yet go out with it',
  access: 'user',
  permission: 'drafts.write',
  params: idParams,
  body: z.object({ altText }),
  response: mediaItem,
});

/** Bytes of a file that one call brings; only the last piece may be shorter. */
export const MEDIA_PIECE_BYTES = MEGABYTE;

export const beginMediaUpload = endpoint({
  method: 'POST',
  path: '/api/media-uploads',
  summary:
    'Begins to bring a file in pieces of 1 MiB; one that is not finished is gone a day later',
  access: 'user',
  permission: 'drafts.write',
  body: z.object({
    contentType: z.enum(
      Object.keys(mediaTypes) as [MediaType, ...MediaType[]],
      checkMessage('media.no-media'),
    ),
    bytes: z
      .number(checkMessage('field.required', { field: 'Size' }))
      .check(z.int(), z.minimum(1, checkMessage('media.empty'))),
  }),
  response: z.object({ id }),
  status: 201,
});

export const sendMediaPiece = endpoint({
  method: 'PUT',
  path: '/api/media-uploads/{id}',
  summary: 'Brings one piece of a file; sent again it takes the place of the first',
  access: 'user',
  permission: 'drafts.write',
  params: idParams,
  body: z.object({
    /** Which one, from 0. */
    place: z.number().check(z.int(), z.minimum(0), z.maximum(999)),
    data: z
      .base64(checkMessage('protocol.piece-not-base64'))
      .check(z.minLength(1), z.maxLength(1_500_000, checkMessage('protocol.piece-too-large'))),
  }),
  bodySize: 'upload',
});

export const finishMediaUpload = endpoint({
  method: 'POST',
  path: '/api/media-uploads/{id}/finish',
  summary: 'Makes the pieces of a file a picture, GIF or video for a post',
  access: 'user',
  permission: 'drafts.write',
  params: idParams,
  response: mediaItem,
  status: 201,
});
