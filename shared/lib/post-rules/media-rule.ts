import { MEDIA_PER_POST } from '#shared/lib/media-limits.ts';
import type { PostRule } from './post-rule.ts';

/** X attaches up to four pictures, or one GIF, or one video. A part says or shows something. */
export const mediaRule: PostRule = ({ parts }) =>
  parts.flatMap(({ text, media }, part) => {
    const moving = media.filter((kind) => kind !== 'image').length;
    const isMixed = moving > 0 && media.length > 1;
    const isTooMuch = isMixed || media.length > MEDIA_PER_POST;
    const found = (id: string, message: string, source: string) => [
      { id, level: 'error' as const, part, message, source, fixed: null },
    ];
    if (isTooMuch) {
      return found(
        'media',
        'A post holds up to 4 pictures, or 1 GIF, or 1 video.',
        'X: Media (docs.x.com/x-api/media)',
      );
    }
    if (media.length === 0 && text.trim() === '') {
      return found('empty', 'Please fill in all required fields', 'Troupe');
    }
    return [];
  });
