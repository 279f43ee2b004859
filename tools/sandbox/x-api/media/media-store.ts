import { invalidRequest } from '../http/error-body.ts';
import { type Account, type Media, mediaKinds } from '../records.ts';
import type { World } from '../world.ts';
import { processingOf } from './processing.ts';

export const categories = ['tweet_image', 'tweet_gif', 'tweet_video', 'amplify_video'] as const;
export type Category = (typeof categories)[number];

const MEGABYTE = 1024 * 1024;
const LIFE_SECONDS = 86_400;

/** How the bytes of each kind begin: PNG, JPEG and WebP, GIF, MP4. */
const signatures: Record<Media['kind'], RegExp> = {
  photo: /^(?:\x89PNG\r\n|\xff\xd8|RIFF.{4}WEBP)/s,
  gif: /^GIF8[79]a/,
  video: /^.{4}ftyp/s,
};

/** Takes the bytes of an upload in; only what they are is kept. Refuses what X refuses. */
export function storeMedia(
  world: World,
  owner: Account,
  bytes: Buffer,
  category: Category,
  id = world.ids.next(),
): Media {
  const head = bytes.toString('latin1', 0, 12);
  const kind = mediaKinds.find((name) => signatures[name].test(head));
  if (!kind) throw invalidRequest('media', '', 'The type of the media is not known.');
  const fits =
    category === 'tweet_image' ? kind !== 'video' : (kind === 'video') === /video/.test(category);
  if (!fits) throw invalidRequest('media_category', category, 'media_category does not fit.');
  const most = { photo: 5, gif: 15, video: 512 }[kind] * MEGABYTE;
  if (bytes.length > most) throw invalidRequest('media', '', `The media is over ${most} bytes.`);
  const media: Media = {
    id,
    ownerId: owner.id,
    kind,
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
  const processing = processingOf(world, media);
  return { ...mediaHandle(media.id), ...(processing ? { processing_info: processing } : {}) };
}

export function mediaHandle(id: string) {
  return { id, media_key: `3_${id}`, expires_after_secs: LIFE_SECONDS };
}
