import { invalidRequest } from '../http/error-body.ts';
import type { Account, Media } from '../records.ts';
import type { World } from '../world.ts';
import { readImageHeader } from './image-header.ts';
import { processingOf } from './processing.ts';

export const categories = ['tweet_image', 'tweet_gif', 'tweet_video', 'amplify_video'] as const;
export type Category = (typeof categories)[number];

const MEGABYTE = 1024 * 1024;
const LIFE_SECONDS = 86_400;

/** Takes the bytes of an upload in; only what they are is kept. Refuses what X refuses. */
export function storeMedia(
  world: World,
  owner: Account,
  bytes: Buffer,
  category: Category,
  id = world.ids.next(),
): Media {
  const image = readImageHeader(bytes);
  const isVideo = bytes.toString('latin1', 4, 8) === 'ftyp';
  const kind = isVideo ? 'video' : image?.type === 'image/gif' ? 'gif' : 'photo';
  if (!isVideo && !image) throw invalidRequest('media', '', 'The type of the media is not known.');
  const fits =
    category === 'tweet_image' ? kind !== 'video' : (kind === 'video') === /video/.test(category);
  if (!fits) throw invalidRequest('media_category', category, 'media_category does not fit.');
  const most = { photo: 5, gif: 15, video: 512 }[kind] * MEGABYTE;
  if (bytes.length > most) throw invalidRequest('media', '', `The media is over ${most} bytes.`);
  const media: Media = {
    id,
    ownerId: owner.id,
    kind,
    type: image?.type ?? 'video/mp4',
    size: bytes.length,
    width: image?.width ?? 0,
    height: image?.height ?? 0,
    createdAt: world.now(),
    altText: null,
  };
  world.media.set(media.id, media);
  world.changed();
  return media;
}

/** The medium of that id, if it is the caller's; else X's 400. */
export function ownMedia(world: World, owner: Account, id: string): Media {
  const media = world.media.get(id);
  if (media?.ownerId === owner.id) return media;
  throw invalidRequest('media_id', id, 'Your media IDs are invalid.');
}

export function mediaView(world: World, media: Media) {
  const { id, size, type, width: w, height: h } = media;
  const processing = processingOf(world, media);
  return {
    ...mediaHandle(id),
    size,
    ...(media.kind === 'video' ? {} : { image: { image_type: type, w, h } }),
    ...(processing ? { processing_info: processing } : {}),
  };
}

export function mediaHandle(id: string) {
  return { id, media_key: `3_${id}`, expires_after_secs: LIFE_SECONDS };
}
