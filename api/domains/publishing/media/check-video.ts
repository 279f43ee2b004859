import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { MediaFile } from './mp4-boxes.ts';
import { readMp4 } from './read-mp4.ts';

/** What X takes. */
const SECONDS = { least: 0.5, most: 140 };
const PICTURES = ['avc1', 'avc2', 'avc3', 'avc4'];
const SOUNDS = ['mp4a', '.mp3'];

/** What people know them by. */
const codecs: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  vvc1: 'VVC (H.266)',
  vvi1: 'VVC (H.266)',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  mp4v: 'MPEG-4 Visual',
  jpeg: 'Motion JPEG',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  Opus: 'Opus',
  alac: 'Apple Lossless',
  fLaC: 'FLAC',
  'ac-3': 'Dolby Digital',
  'ec-3': 'Dolby Digital Plus',
};

/** Why X would not take this MP4; null where it does, or the file does not say enough to know. */
export async function objectionToVideo(file: MediaFile): Promise<Message | null> {
  const mp4 = await readMp4(file);
  if (!mp4) return message('media.file-damaged');
  const { seconds, hasTracks, pictures, sounds } = mp4;
  if (hasTracks && pictures.length === 0) {
    return message('media.sound-alone');
  }
  if (seconds !== null && (seconds < SECONDS.least || seconds > SECONDS.most)) {
    return message('media.video-length', SECONDS);
  }
  const picture = pictures.find((codec) => !PICTURES.includes(codec));
  if (picture === 'encv') return message('media.protected');
  if (picture !== undefined) {
    return message('media.picture-codec', { codec: nameOf(picture) });
  }
  const sound = sounds.find((codec) => !SOUNDS.includes(codec));
  if (sound === undefined) return null;
  return message('media.sound-codec', { codec: nameOf(sound) });
}

/** A codec that is not known goes by its own four letters. */
function nameOf(codec: string): string {
  return codecs[codec] ?? (/[^ -~]/.test(codec) ? 'another codec' : codec.trim());
}
