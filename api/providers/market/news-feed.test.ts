import { describe, expect, it } from 'vitest';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { startMarketSandbox } from '#tools/sandbox/market/market-sandbox.ts';
import { readNewsFeed } from './news-feed.ts';
import { hostileServer } from './testing/hostile-server.ts';

const server = hostileServer();
const unread = { etag: null, lastModified: null };

const read = (url = `${server.url}/rss`) =>
  readNewsFeed({ url, name: 'A feed' }, unread, { userAgent: 'Troupe/1', limitMs: 5_000 });

async function itemsOf(xml: string | Buffer, contentType = 'application/xml') {
  server.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': contentType }).end(xml);
  };
  const answer = await read();
  return answer.isNew ? answer.items : [];
}

const rss = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`;
const item = (title: string, more = '<link>https://news.example/a</link>') =>
  rss(`<item><title>${title}</title>${more}</item>`);

describe('a feed of the sandbox', () => {
  it('is read once, and then says that nothing is new', async () => {
    const sandbox = await startMarketSandbox(0);
    const options = { userAgent: 'Troupe/1' };
    for (const feed of sandbox.feeds) {
      const first = await readNewsFeed(feed, unread, options);
      if (!first.isNew) throw new Error('nothing was read');
      expect(first.items).toHaveLength(12);
      for (const { title, summary, url } of first.items) {
        expect(title).toMatch(/\w+ \w+/);
        expect(summary).not.toMatch(/[<>]|track/);
        expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/news\//);
      }
      expect(await readNewsFeed(feed, first, options)).toEqual({ isNew: false });
    }
    expect(sandbox.heard[0]?.headers['user-agent']).toBe('Troupe/1');
    sandbox.control({ kind: 'rate_limited', path: '/feeds', retryAfterSeconds: 90 });
    await expect(readNewsFeed(sandbox.feeds[0] as never, unread, options)).rejects.toMatchObject({
      kind: 'rate_limited',
      retryAfterSeconds: 90,
    });
    await sandbox.stop();
  });

  it.each(['malformed', 'bomb'])('that is %s is refused', async (name) => {
    const sandbox = await startMarketSandbox(0);
    await expect(read(`${sandbox.url}/feeds/${name}.xml`)).rejects.toMatchObject({
      kind: 'unreadable',
    });
    await sandbox.stop();
  });
});

const manyNames = Array.from({ length: 100_000 }, (_, n) => `b${n}="c"`).join(' ');

describe('a hostile feed', () => {
  it.each([
    ['quadratic entities', `<!DOCTYPE r [<!ENTITY a "${'a'.repeat(50_000)}">]>${item('&a;&a;')}`],
    ['an external entity', `<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]>${item('&a;')}`],
    ['a parameter entity', `<!DOCTYPE r [<!ENTITY % a SYSTEM "http://10.0.0.1/">%a;]>${item('x')}`],
    ['25,000 beginnings of a DOCTYPE', '<!DOCTYPE'.repeat(25_000)],
    ['1,000 tags in each other', rss('<a>'.repeat(1_000) + '</a>'.repeat(1_000))],
    ['20,000 tags that do not end', rss('<a>'.repeat(20_000))],
    ['250,000 empty tags', rss('<a/>'.repeat(250_000))],
    ['300,000 attributes in one tag', rss(`<a ${'b="c" '.repeat(300_000)}/>`)],
    ['100,000 attributes of as many names', rss(`<a ${manyNames}/>`)],
    ['no feed', '<html><body>Just a moment...</body></html>'],
    ['nothing', ''],
    ['JSON', '{"rss":1}'],
    ['names of our own machinery', rss('<__proto__><polluted>1</polluted></__proto__>')],
    ['half a feed', rss('<item><title>Half').slice(0, -10)],
  ])('with %s is refused without much work', async (_, xml) => {
    const refuse = () =>
      expect(itemsOf(xml)).rejects.toMatchObject({ name: 'MarketError', kind: 'unreadable' });
    // The limit only catches a change of order.
    expect(await cpuMs(refuse)).toBeLessThan(3_000);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('cannot make its text anything but text', async () => {
    const [found] = await itemsOf(
      item(
        '<![CDATA[<img src=x onerror=alert(1)>BTC &lt;b&gt;up&lt;/b&gt;\u202e\u200bx\u0007]]>',
        `<link>https://news.example/a?utm_source=rss&amp;id=1#top</link>
         <description>&lt;script&gt;steal()&lt;/script&gt;5 &amp;lt; 6 &amp;amp; rising</description>`,
      ),
    );
    expect(found).toMatchObject({
      title: 'BTC <b>up</b>x',
      summary: '5 < 6 & rising',
      url: 'https://news.example/a?id=1',
    });
  });

  it('has its titles and summaries cut, and no more than a hundred items read', async () => {
    const one = `<item><title>${'long '.repeat(4_000)}</title><link>https://a.example/</link>
      <description><![CDATA[${'<b>'.repeat(500)}${'word '.repeat(9_000)}]]></description></item>`;
    const [first] = await itemsOf(rss(one));
    expect([...(first?.title ?? '')].length).toBeLessThanOrEqual(200);
    expect([...(first?.summary ?? '')].length).toBeLessThanOrEqual(300);
    const many = await itemsOf(rss('<item><title>t</title><link>/x</link></item>'.repeat(500)));
    expect(many).toHaveLength(100);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://192.168.0.1/reboot',
    'http://[::1]/',
    'http://localhost:9000/',
    'https://user:secret@news.example/',
    `https://news.example/${'a'.repeat(3_000)}`,
    '',
  ])('cannot have a link to %s', async (link) => {
    expect(await itemsOf(item('x', `<link>${link}</link>`))).toEqual([]);
  });

  it('with marks that are no header is asked without them', async () => {
    server.answer = (_request, response) => {
      response.writeHead(200, { etag: `"${'e'.repeat(2_000)}"` }).end(item('x'));
    };
    expect(await read()).toMatchObject({ etag: null, lastModified: null });
  });
});

describe('the time of an item', () => {
  it.each([
    ['Sat, 01 Jan 2050 00:00:00 GMT', 'ahead of us'],
    ['next full moon', 'unreadable'],
    ['', 'missing'],
  ])('%s, which is %s, is not known', async (date) => {
    const [found] = await itemsOf(
      item('x', `<link>https://a.example/</link><pubDate>${date}</pubDate>`),
    );
    expect(found?.publishedAt).toBeNull();
  });

  it('of a month ago is too old to be news', async () => {
    const date = new Date(Date.now() - 31 * 86_400_000).toUTCString();
    const old = item('x', `<link>https://a.example/</link><pubDate>${date}</pubDate>`);
    expect(await itemsOf(old)).toEqual([]);
  });
});

describe('an encoding', () => {
  const title = 'Биткоин растёт – €';

  it('is believed when the header or the XML says it, or the text is marked', async () => {
    const windows = Buffer.from('Биткоин'.split('').map((letter) => letter.charCodeAt(0) - 0x350));
    const [before = '', after = ''] = item('|').split('|');
    const cyrillic = Buffer.concat([Buffer.from(before), windows, Buffer.from(after)]);
    const [said] = await itemsOf(cyrillic, 'text/xml; charset=windows-1251');
    expect(said?.title).toBe('Биткоин');
    const declared = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="windows-1251"?>'),
      cyrillic,
    ]);
    expect((await itemsOf(declared))[0]?.title).toBe('Биткоин');
    const utf16 = Buffer.from(`\ufeff${item(title)}`, 'utf16le');
    expect((await itemsOf(utf16))[0]?.title).toBe(title);
  });

  it.each([
    ['gbk', 'b1c8ccd8b1d2', '比特币'],
    ['Shift_JIS', '837283628367835283438393', 'ビットコイン'],
    ['euc-kr', 'baf1c6aec4dac0ce', '비트코인'],
    ['iso-8859-2', 'b3f3b6e6', 'łóść'],
    ['windows-1252', '93676d9480', '“gm”€'],
    ['cp1251', 'c1e8f2eaeee8ed', 'Биткоин'],
  ])('of %s is known', async (encoding, hex, text) => {
    const [before = '', after = ''] = item('|').split('|');
    const xml = `<?xml version="1.0" encoding="${encoding}"?>${before}`;
    const bytes = Buffer.concat([Buffer.from(xml), Buffer.from(hex, 'hex'), Buffer.from(after)]);
    expect((await itemsOf(bytes))[0]?.title).toBe(text);
  });

  it('that does not exist, or is wrong, breaks nothing', async () => {
    expect((await itemsOf(item(title), 'text/xml; charset=klingon'))[0]?.title).toBe(title);
    await expect(itemsOf(item(title), 'text/xml; charset=utf-16')).rejects.toMatchObject({
      kind: 'unreadable',
    });
    const claimed = `<?xml version="1.0" encoding="utf-16"?>${item(title)}`;
    expect((await itemsOf(claimed))[0]?.title).toBe(title);
    expect((await itemsOf(item(title), 'text/xml; charset=iso-8859-1'))[0]?.title).toBe(title);
    const broken = Buffer.from(item('caf\xe9 up'), 'latin1');
    expect((await itemsOf(broken))[0]?.title).toMatch(/^caf. up$/);
  });
});

it('reads Atom and RSS 1.0 as well', async () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">ETH &amp;amp; co</title>
    <link rel="self" href="https://a.example/self"/><link href="https://a.example/page"/>
    <updated>2026-11-20T10:00:00+02:00</updated><summary>s</summary></entry></feed>`;
  expect(await itemsOf(atom)).toEqual([
    {
      title: 'ETH & co',
      summary: 's',
      url: 'https://a.example/page',
      publishedAt: expect.stringMatching(/T\d\d:00:00.000Z$/),
    },
  ]);
  const rdf = `<rdf:RDF><item><title>t</title><link>https://a.example/b</link></item></rdf:RDF>`;
  expect((await itemsOf(rdf))[0]?.url).toBe('https://a.example/b');
  const guid = rss('<item><title>t</title><guid>https://a.example/g</guid></item>');
  expect((await itemsOf(guid))[0]?.url).toBe('https://a.example/g');
});
