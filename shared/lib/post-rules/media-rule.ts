import { type Message, message } from '#shared/contracts/messages/message.ts';
import { MEDIA_PER_POST } from '#shared/lib/media-limits.ts';
import type { PostRule } from './post-rule.ts';

/** X attaches up to four pictures, or one GIF, one video or one poll. A part says or shows something. */
export const mediaRule: PostRule = ({ parts, platform }) =>
  parts.flatMap(({ text, media, hasPoll = false }, part) => {
    const moving = media.filter((kind) => kind !== 'image').length;
    const isMixed = moving > 0 && media.length > 1;
    const isTooMuch = isMixed || media.length > MEDIA_PER_POST;
    const found = (id: string, reason: Message, source: Message) => [
      { id, level: 'error' as const, part, reason, source, fixed: null },
    ];
    if (hasPoll && (media.length > 0 || platform !== 'twitter')) {
      return found('poll', message('finding.poll'), message('source.media'));
    }
    if (isTooMuch) {
      return found('media', message('finding.too-much-media'), message('source.media'));
    }
    if (media.length === 0 && text.trim() === '') {
      return found('empty', message('contract.fill-required'), message('source.troupe'));
    }
    return [];
  });
