import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '#api/errors/app-error.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import { colourName } from './colour-name.ts';
import { lookLocally } from './look-locally.ts';
import { readPicture } from './read-picture.ts';
import { createTextReader } from './text-reader.ts';

const card = readFileSync(new URL('./fixtures/price-card.png', import.meta.url));
const words = 'BTC / USDT perpetual\n67,250.40\n24h change +3.85%\nVolume 1.2 billion';
const { signal } = new AbortController();
const reader = createTextReader();
afterAll(() => reader.stop());

const look = async (bytes: Buffer) => {
  const picture = await readPicture(bytes.toString('base64'));
  const { messages: _, ...seen } = withEnglish(
    await lookLocally(picture, reader, 'somebody', signal),
  );
  return seen;
};
const LOCAL_NOTE = 'Read on this machine without an AI model: text, size and colours only.';
/** The same each time: by chance noise looks like a letter. */
function noise(side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side);
  let seed = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = seed >>> 24;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

describe('a look without a model', () => {
  it('reads a price card to the letter, with its size and colours', async () => {
    expect(await look(card)).toEqual({
      description: `A wide picture of 600 x 320 pixels, mostly black with yellow and green. It shows the text:\n${words}`,
      text: words,
      colors: ['#0b0e11', '#f0b90b', '#0ecb81'],
      notes: [LOCAL_NOTE],
    });
  });

  it.each(['jpeg', 'webp', 'gif'] as const)('reads it as %s too', async (format) => {
    expect((await look(await sharp(card).toFormat(format).toBuffer())).text).toBe(words);
  });

  it('reads it dark on light, and at half the size', async () => {
    expect((await look(await sharp(card).negate({ alpha: false }).png().toBuffer())).text).toBe(
      words,
    );
    expect((await look(await sharp(card).resize(300).png().toBuffer())).text).toBe(words);
  });

  it('says that a picture without text has none', async () => {
    const plain = sharp({
      create: { width: 200, height: 400, channels: 3, background: '#3366cc' },
    });
    expect(await look(await plain.png().toBuffer())).toEqual({
      description: 'A tall picture of 200 x 400 pixels, mostly blue. It shows no text.',
      text: '',
      colors: ['#3366cc'],
      notes: [LOCAL_NOTE, 'No text was found in the picture.'],
    });
    expect((await look(await noise(64))).text).toBe('');
  });

  it('finds no colour where all is transparent', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const empty = sharp({ create: { width: 50, height: 50, channels: 4, background: clear } });
    expect(await look(await empty.png().toBuffer())).toMatchObject({ colors: [], text: '' });
  });

  it('writes no language data beside the program', async () => {
    await look(card);
    expect(existsSync('eng.traineddata')).toBe(false);
  });
});

describe('the reader', () => {
  it('stops at its limit, and reads the next picture with a fresh thread', async () => {
    const hasty = createTextReader({ limitMs: 5_000 });
    const hard = await noise(1_600);
    expect(await hasty.read('a', hard, signal)).toBeNull();
    expect(await hasty.read('a', card, signal)).toContain('67,250.40');
    await hasty.stop();
  }, 30_000);

  it('reads the next picture with a thread that came up too late for the first', async () => {
    const slow = createTextReader({ startMs: 1 });
    expect(await slow.read('a', card, signal)).toBeNull();
    await expect
      .poll(() => slow.read('a', card, signal), { timeout: 30_000 })
      .toContain('67,250.40');
    await slow.stop();
  }, 60_000);

  it('ends a thread that came up too late when there is nothing more to read', async () => {
    let ended = () => {};
    const end = new Promise<void>((resolve) => (ended = resolve));
    const hasty = createTextReader({ startMs: 1, idleMs: 1, onEnd: () => ended() });
    expect(await hasty.read('a', card, signal)).toBeNull();
    await end;
  });

  it('lets few wait, fewer of one person, and tells the others when to come back', async () => {
    const small = createTextReader({ maxQueued: 2, mostOfOne: 2 });
    const under = [small.read('a', card, signal), small.read('a', card, signal)];
    const refused = await small.read('a', card, signal).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      code: 'rate_limited',
      message: 'Your other pictures are still being read. Try again in a few seconds.',
      extra: { retryAfterSeconds: 5 },
    });
    under.push(small.read('b', card, signal));
    await expect(small.read('c', card, signal)).rejects.toThrow(/^Too many pictures/);
    expect(await Promise.all(under)).toEqual(Array(3).fill(expect.stringContaining('67,250.40')));
    expect(await small.read('a', card, signal)).toContain('67,250.40');
    await small.stop();
  }, 30_000);

  it('does not begin for somebody who has gone', async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(reader.read('a', card, gone.signal)).rejects.toThrow('cancelled');
  });

  it('ends its thread when nobody has needed it for a while, and starts it again', async () => {
    let ended = () => {};
    const slept = new Promise<void>((resolve) => (ended = resolve));
    const short = createTextReader({ idleMs: 1, onEnd: () => ended() });
    expect(await short.read('a', card, signal)).toContain('BTC');
    await slept;
    expect(await short.read('a', card, signal)).toContain('BTC');
    await short.stop();
  }, 30_000);

  it('answers null for bytes that are no picture', async () => {
    expect(await reader.read('a', Buffer.from('not a picture'), signal)).toBeNull();
    expect(await reader.read('a', card, signal)).toContain('BTC');
  });
});

it.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#808080', 'grey'],
  ['#ff0000', 'red'],
  ['#f0b90b', 'yellow'],
  ['#0ecb81', 'green'],
  ['#1d9bf0', 'blue'],
  ['#5a3200', 'brown'],
  ['#000060', 'dark blue'],
  ['#ffd0e0', 'light pink'],
  ['#7700cc', 'purple'],
])('%s is called %s', (hex, name) => {
  expect(colourName(hex)).toBe(name);
});
