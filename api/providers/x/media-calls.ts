import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { message } from '#shared/contracts/messages/message.ts';
import type { PersonCall } from './x-call.ts';
import { XError } from './x-error.ts';

const MEGABYTE = 1024 * 1024;
/** X takes an image whole up to here; anything larger, and every video, goes in pieces. */
const WHOLE_BYTES = 5 * MEGABYTE;
const PIECE_BYTES = 4 * MEGABYTE;
const UPLOAD_MS = 60_000;
const MOST_LOOKS = 60;
const LONGEST_PAUSE_SECONDS = 60;

export interface NewMedia {
  kind: 'image' | 'gif' | 'video';
  contentType: string;
  altText: string;
  size: number;
  /** Bytes from a place on, fewer at the end: a video is never in memory as a whole. */
  read(from: number, length: number): Promise<Buffer>;
}

const processing = z.object({
  state: z.enum(['pending', 'in_progress', 'succeeded', 'failed']),
  // A hint: an odd one must not cost the upload, and one of 0 not all looks in a moment.
  check_after_secs: z
    .number()
    .catch(1)
    .transform((seconds) => Math.min(Math.max(seconds, 1), LONGEST_PAUSE_SECONDS)),
});
const uploaded = z.object({
  data: z.object({ id: z.string().min(1), processing_info: processing.optional() }),
});
const categories = { image: 'tweet_image', gif: 'tweet_gif', video: 'tweet_video' } as const;

/** The calls about media. They throw XError, and nothing else. */
export function mediaCalls(call: PersonCall) {
  return {
    /** Uploads, waits until X can use it, describes it; answers the id to post it with. */
    async uploadMedia(accessToken: string, media: NewMedia): Promise<string> {
      const ask = <T extends z.ZodType>(schema: T, method: string, path: string, body?: unknown) =>
        call(accessToken, schema, `/2/media/${path}`, { method, body, limitMs: UPLOAD_MS });
      const category = { media_category: categories[media.kind] };

      const whole = async () => {
        const bytes = await media.read(0, media.size);
        return ask(uploaded, 'POST', 'upload', { media: bytes.toString('base64'), ...category });
      };

      const inPieces = async () => {
        const { data } = await ask(uploaded, 'POST', 'upload/initialize', {
          media_type: media.contentType,
          total_bytes: media.size,
          ...category,
        });
        for (let index = 0; index * PIECE_BYTES < media.size; index += 1) {
          const piece = await media.read(index * PIECE_BYTES, PIECE_BYTES);
          await ask(z.unknown(), 'POST', `upload/${encodeURIComponent(data.id)}/append`, {
            segment_index: index,
            media: piece.toString('base64'),
          });
        }
        return ask(uploaded, 'POST', `upload/${encodeURIComponent(data.id)}/finalize`);
      };

      const isWhole = media.kind !== 'video' && media.size <= WHOLE_BYTES;
      let { data } = await (isWhole ? whole() : inPieces());
      for (let look = 0; isUnderWay(data.processing_info); look += 1) {
        if (look === MOST_LOOKS) throw new XError('temporary', null, message('x.media-under-way'));
        await wait((data.processing_info?.check_after_secs ?? 1) * 1000);
        const query = new URLSearchParams({ command: 'STATUS', media_id: data.id });
        ({ data } = await ask(uploaded, 'GET', `upload?${query}`));
      }
      if (data.processing_info?.state === 'failed') {
        throw new XError('refused', 400, message('x.media-failed'));
      }
      if (media.altText !== '') {
        const metadata = { alt_text: { text: media.altText } };
        await ask(z.unknown(), 'POST', 'metadata', { id: data.id, metadata });
      }
      return data.id;
    },
  };
}

function isUnderWay(info: z.output<typeof processing> | undefined): boolean {
  return info?.state === 'pending' || info?.state === 'in_progress';
}
