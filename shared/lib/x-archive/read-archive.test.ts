import { describe, expect, it } from 'vitest';
import { chosenTexts } from './archive-post.ts';
import { MOST_ARCHIVE_POSTS, readArchive } from './read-archive.ts';

const HEAD = 'window.YTD.tweets.part0 = ';
const tweet = (full_text: string, more: object = {}) => ({
  tweet: { full_text, created_at: 'Wed Nov 18 09:00:00 +0000 2026', entities: {}, ...more },
});
const blob = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text]);
const read = (elements: unknown[], head = HEAD) =>
  readArchive(blob(head + JSON.stringify(elements)), () => {});
const fault = (text: string | Uint8Array<ArrayBuffer>) =>
  readArchive(blob(text), () => {}).then(
    () => null,
    (error: { fault: string }) => error.fault,
  );
const everything = { replies: true, reposts: true, most: 100 };

describe('the posts of an archive', () => {
  it('are read from newer and from older files, the newest first', async () => {
    const dated = (text: string, year: number) =>
      tweet(text, { created_at: `Wed Nov 18 09:00:00 +0000 ${year}` });
    const newer = await read([dated('old', 2020), dated('new', 2026), dated('middle', 2023)]);
    expect(newer.map(({ text }) => text)).toEqual(['new', 'middle', 'old']);
    const older = await read([tweet('bare').tweet], 'window.YTD.tweet.part12 = ');
    expect(older.map(({ text }) => text)).toEqual(['bare']);
  });

  it('say what was said: links as they lead, no picture links, whole characters', async () => {
    const [post] = await read([
      tweet('fees &amp; blobs &lt;3 https://t.co/a 🚀 漢 https://t.co/p', {
        entities: {
          urls: [{ url: 'https://t.co/a', expanded_url: 'https://example.com/$&' }],
          media: [{ url: 'https://t.co/p' }],
        },
      }),
    ]);
    expect(post?.text).toBe('fees & blobs <3 https://example.com/$& 🚀 漢');
  });

  it('are whole whatever braces, quotes and escapes they hold, and wherever the file is cut', async () => {
    const text = 'a "quoted" \\ {brace} [bracket] ]} \\"';
    const whole = `${HEAD}${JSON.stringify([tweet(text), tweet('漢字 second')])};\n`;
    const bytes = new TextEncoder().encode(whole);
    for (let size = 1; size < 40; size += 7) {
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size));
      const file = new Blob(pieces);
      file.stream = () =>
        new ReadableStream({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        });
      const posts = await readArchive(file, () => {});
      expect(posts.map((post) => post.text)).toEqual([text, '漢字 second']);
    }
  });

  it('are chosen: without replies and reposts unless wished, no duplicates, so many at most', async () => {
    const posts = await read([
      tweet('own'),
      tweet('Own  '),
      tweet('@anna @ben agreed', { in_reply_to_user_id: '5' }),
      tweet('RT @carl: their words'),
      tweet('another'),
      tweet(''),
    ]);
    const own = { ...everything, replies: false, reposts: false };
    expect(chosenTexts(posts, own)).toEqual(['own', 'another']);
    expect(chosenTexts(posts, { ...own, replies: true })).toEqual(['own', 'agreed', 'another']);
    expect(chosenTexts(posts, everything)).toHaveLength(4);
    expect(chosenTexts(posts, { ...everything, most: 2 })).toEqual(['own', 'agreed']);
  });

  it('are the newest of very many', async () => {
    const elements = Array.from({ length: 2 * MOST_ARCHIVE_POSTS + 10 }, (_, at) =>
      tweet(`post ${at}`, { created_at: new Date(1.7e12 + at * 60_000).toISOString() }),
    );
    const posts = await read(elements);
    expect(posts).toHaveLength(MOST_ARCHIVE_POSTS);
    expect(posts[0]?.text).toBe(`post ${elements.length - 1}`);
  });
});

describe('a file that is none', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['is empty', '', 'not-archive'],
    ['is another script', `alert(1);${' '.repeat(300)}`, 'not-archive'],
    ['is another file of the archive', 'window.YTD.like.part0 = [ { } ]', 'not-archive'],
    ['is the whole archive', new Uint8Array([0x50, 0x4b, 3, 4, 20]), 'zip'],
    ['is no text', new Uint8Array([...new TextEncoder().encode(HEAD), 0x5b, 0xff]), 'not-text'],
    ['ends too early', `${HEAD}[ { "tweet" : { "full_text" : "gm`, 'cut-off'],
    ['has words between the posts', `${HEAD}[ {}, x ]`, 'malformed'],
    ['goes on after the end', `${HEAD}[ {} ]; alert(1)`, 'malformed'],
    ['is no JSON', `${HEAD}[ { tweet: alert(1) } ]`, 'malformed'],
    ['is nested without end', `${HEAD}[ ${'{"a":['.repeat(50_000)}`, 'malformed'],
    ['has one endless post', `${HEAD}[ { "a": "${'x'.repeat(3_000_000)}" } ]`, 'malformed'],
  ])('is refused where it %s', async (_, text, expected) => {
    expect(await fault(text)).toBe(expected);
  });

  it('is not read where it is too large', async () => {
    const file = blob('');
    Object.defineProperty(file, 'size', { value: 2 ** 31 });
    await expect(readArchive(file, () => {})).rejects.toMatchObject({ fault: 'too-large' });
  });

  it('holds elements that are no posts: they are left out', async () => {
    const odd = [{}, { tweet: {} }, { tweet: { full_text: 5 } }, tweet('gm', { created_at: 'x' })];
    expect(await read([...odd, tweet('fine', { entities: 'odd' })])).toMatchObject([
      { text: 'fine' },
    ]);
  });
});

it('tells how far it is', async () => {
  const bytes: number[] = [];
  const file = blob(HEAD + JSON.stringify(Array.from({ length: 5_000 }, () => tweet('gm'))));
  await readArchive(file, (read) => bytes.push(read));
  expect(bytes.at(-1)).toBe(file.size);
});
