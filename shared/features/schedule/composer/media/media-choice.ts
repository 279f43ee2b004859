import {
  type MediaItem,
  type MediaType,
  mediaLimits,
  mediaTypes,
} from '#shared/contracts/publishing-media.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { MEDIA_PER_POST } from '#shared/lib/media-limits.ts';

const tooLarge: Record<MediaItem['kind'], string> = {
  image: msg('Image must be smaller than 5MB'),
  gif: msg('GIF must be smaller than 15MB'),
  video: msg('Video must be smaller than 50MB'),
};

/** Why these files may not join what a part has; null when they may. */
export function objectionTo(
  chosen: readonly Pick<File, 'type' | 'size'>[],
  kept: readonly Pick<MediaItem, 'kind'>[],
): string | null {
  const kinds = kept.map(({ kind }) => kind);
  for (const { type, size } of chosen) {
    const kind = kindOf(type);
    if (kind === null) return t('Media must be a PNG, JPEG, WebP or GIF image, or an MP4 video');
    if (size > mediaLimits[kind].bytes) return t(tooLarge[kind]);
    kinds.push(kind);
  }
  return fits(kinds) ? null : t('A post holds up to 4 pictures, or 1 GIF, or 1 video.');
}

/** One more picture at least has its place. */
export function hasRoom(kept: readonly Pick<MediaItem, 'kind'>[]): boolean {
  return fits([...kept.map(({ kind }) => kind), 'image']);
}

function fits(kinds: MediaItem['kind'][]): boolean {
  return kinds.every((kind) => kind === 'image')
    ? kinds.length <= MEDIA_PER_POST
    : kinds.length < 2;
}

/** What a file of this type is; null for one that no post can have. */
export function kindOf(type: string): MediaItem['kind'] | null {
  return Object.hasOwn(mediaTypes, type) ? mediaTypes[type as MediaType] : null;
}
