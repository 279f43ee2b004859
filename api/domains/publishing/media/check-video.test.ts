import { expect, it } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { objectionToVideo } from './check-video.ts';
import { box, mp4Of, trackOf } from './testing/mp4-of.ts';

const judge = async (bytes: Buffer) => {
  const reason = await objectionToVideo({
    type: 'video/mp4',
    size: bytes.length,
    read: async (from, length) => bytes.subarray(from, from + length),
  });
  return reason && messageText(reason);
};
const withTracks = (...tracks: Buffer[]) => mp4Of(3, 3_000, tracks);
const fragments = box('mvex', box('trex', Buffer.alloc(24)));

it.each([
  ['H.264 with AAC', withTracks(trackOf('vide', 'avc1'), trackOf('soun', 'mp4a'))],
  ['H.264 alone', withTracks(trackOf('vide', 'avc3'))],
  ['subtitles besides', withTracks(trackOf('vide', 'avc1'), trackOf('sbtl', 'tx3g'))],
  ['an empty sound track', withTracks(trackOf('vide', 'avc1'), trackOf('soun', 'Opus', 0))],
  ['fragments', mp4Of(0, 3_000, [trackOf('vide', 'avc1', 0), fragments])],
  ['nothing said of its tracks', mp4Of(3)],
])('takes a video with %s', async (_, bytes) => {
  expect(await judge(bytes)).toBeNull();
});

const coded = (name: string) =>
  `This video is coded in ${name}. X takes H.264: export it as MP4 (H.264).`;

it.each([
  ['hvc1', coded('HEVC (H.265)')],
  ['hev1', coded('HEVC (H.265)')],
  ['av01', coded('AV1')],
  ['vp09', coded('VP9')],
  ['apcn', coded('ProRes')],
  ['zzz9', coded('zzz9')],
  ['\x01<\xe9>', coded('another codec')],
  ['encv', 'This video is protected against copying. X does not take it.'],
])('refuses pictures in %j and names them', async (codec, sentence) => {
  expect(await judge(withTracks(trackOf('vide', codec), trackOf('soun', 'mp4a')))).toBe(sentence);
});

it('refuses sound alone, sound that X cannot read, and a length that it does not take', async () => {
  const alone = 'This file has no picture. X takes videos, not sound alone.';
  expect(await judge(withTracks(trackOf('soun', 'mp4a')))).toBe(alone);
  expect(await judge(withTracks(trackOf('vide', 'avc1', 0), trackOf('soun', 'mp4a')))).toBe(alone);
  expect(await judge(withTracks(trackOf('vide', 'avc1'), trackOf('soun', 'Opus')))).toBe(
    'The sound of this video is coded in Opus. X takes AAC: export it as MP4 (H.264, AAC).',
  );
  const length = 'Video must be 0.5 to 140 seconds long';
  expect(await judge(mp4Of(0, 3_000, [trackOf('vide', 'avc1')]))).toBe(length);
  expect(await judge(mp4Of(141, 3_000, [trackOf('vide', 'avc1')]))).toBe(length);
});

it('calls a file damaged that is cut off, or lies of its sizes, after few readings', async () => {
  const whole = withTracks(trackOf('vide', 'avc1'));
  const giant = Buffer.from(whole);
  giant.writeUInt32BE(0xffff_fff0, giant.indexOf('trak') - 4);
  const none = Buffer.from(whole);
  none.writeUInt32BE(3, none.indexOf('mdia') - 4);
  const long = box('ftyp', Buffer.from('isom0000'));
  const endless = Buffer.alloc(24);
  endless.writeUInt32BE(1);
  endless.write('moov', 4);
  endless.writeBigUInt64BE(2n ** 63n, 8);
  const many = Buffer.concat([long, ...Array.from({ length: 50_000 }, () => box('free'))]);
  for (const bytes of [
    whole.subarray(0, whole.indexOf('moov') + 40),
    giant,
    none,
    Buffer.concat([long, endless]),
    many,
    Buffer.concat([long, box('moof', Buffer.alloc(50))]),
  ]) {
    let readings = 0;
    const read = async (from: number, length: number) => {
      readings += 1;
      return bytes.subarray(from, from + length);
    };
    expect(await objectionToVideo({ type: 'video/mp4', size: bytes.length, read })).toEqual(
      message('media.file-damaged'),
    );
    expect(readings).toBeLessThan(20);
  }
});
