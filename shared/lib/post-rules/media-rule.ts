import { type Message, message } from '#shared/contracts/messages/message.ts';
import { MEDIA_PER_POST } from '#shared/lib/media-limits.ts';
import type { PostRule } from './post-rule.ts';

/** X attaches up to four pictures, or one GIF, or one video. A part says or shows something. */
export const mediaRule: PostRule = ({ parts }) =>
  parts.flatMap(({ text, media }, part) => {
    const moving = media.filter((kind) => kind !== 'image').length;
    const isMixed = moving > 0 && media.length > 1;
    const isTooMuch = isMixed || media.length > MEDIA_PER_POST;
    const found = (id: string, reason: Message, source: Message) => [
      { id, level: 'error' as const, part, reason, source, fixed: null },
    ];
    if (isTooMuch) {
      return found('media', message('finding.too-much-media'), message('source.media'));
    }
    if (media.length === 0 && text.trim() === '') {
      return found('empty', message('contract.fill-required'), message('source.troupe'));
    }
    return [];
  });
