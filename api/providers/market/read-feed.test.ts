import { describe, expect, it } from 'vitest';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { readFeed } from './read-feed.ts';

const now = Date.parse('2026-11-25T15:00:00Z');
const read = (body: string) =>
  readFeed(body, { url: new URL('https://news.example.com/rss'), from: 'A feed', now });
const link = '<link>https://news.example.com/a</link>';
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>T</title>${items}</channel></rss>`;
const titled = (title: string) => rss(`<item><title>${title}</title>${link}</item>`);
const atom = (entries: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title>${entries}</feed>`;
const entry = (title: string) => atom(`<entry>${title}<link href="/a"/></entry>`);
const titleOf = (body: string) => read(body)[0]?.title;

describe('a title', () => {
  it.each([
    [
      'keeps the text inside elements',
      'Bitcoin <b>crash<i>es</i></b> below 60k',
      'Bitcoin crashes below 60k',
    ],
    ['has a space where a line ended', 'One<br/>two', 'One two'],
    ['is closed by its item at the latest', 'One <br> two <p>three', 'One two three'],
    ['loses markup that was escaped', '&lt;p&gt;ETH &lt;em&gt;up&lt;/em&gt;&lt;/p&gt;', 'ETH up'],
    ['loses markup in CDATA', '<![CDATA[BTC <b class="x">up</b>]]>', 'BTC up'],
    [
      'keeps brackets that are no markup',
      'AT&amp;T &lt;3 "x &lt; y" Vec&lt;u8&gt;',
      'AT&T <3 "x < y" Vec<u8>',
    ],
    [
      'keeps the name of a tag',
      'How &lt;script&gt; drained a wallet',
      'How <script> drained a wallet',
    ],
    ['keeps brackets that nobody escaped', 'We <3 AT&T < 5', 'We <3 AT&T < 5'],
    [
      'knows all named characters',
      'Clown&rsquo;s &eacute;t&eacute; &mdash; &Uuml;ber &frac12; &rarr; &hearts;',
      'Clown’s été — Über ½ → ♥',
    ],
    [
      'knows those that were escaped twice',
      '<![CDATA[It&#8217;s &amp; caf&eacute;]]>',
      'It’s & café',
    ],
    ['keeps names that do not exist', 'R&amp;D &nosuch; &amp;', 'R&D &nosuch; &'],
  ])('of RSS %s', (_, title, text) => {
    expect(titleOf(titled(title))).toBe(text);
  });

  it.each([
    ['<title>Use &lt;b&gt;bold&lt;/b&gt; &amp;amp; more</title>', 'Use <b>bold</b> &amp; more'],
    ['<title type="text"><![CDATA[1 <b>2</b>]]></title>', '1 <b>2</b>'],
    ['<title type="html">AT&amp;amp;T &amp;lt;3 &lt;b&gt;x&lt;/b&gt;es</title>', 'AT&T <3 xes'],
    [
      '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Ether <em>falls</em> hard &lt;3</div></title>',
      'Ether falls hard <3',
    ],
  ])('of Atom is what it says: %s', (title, text) => {
    expect(titleOf(entry(title))).toBe(text);
  });

  it('of a picture is not the title of its item', () => {
    const media = '<media:title>A photo</media:title><title>News</title>';
    expect(titleOf(rss(`<item>${media}${link}</item>`))).toBe('News');
  });
});

describe('a feed', () => {
  it.each([
    [
      'Atom with a prefix of its own',
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>t</a:title><a:link href="https://n.example/a"/><a:updated>2026-11-25T10:00:00Z</a:updated></a:entry></a:feed>`,
    ],
    [
      'Atom 0.3',
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title mode="escaped">t</title><link rel="alternate" type="text/html" href="https://n.example/a"/><issued>2026-11-25T10:00:00Z</issued></entry></feed>`,
    ],
    [
      'RSS 1.0',
      `<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:d="http://purl.org/dc/elements/1.1/"><channel><title>c</title></channel><item rdf:about="https://n.example/a"><title>t</title><d:date>2026-11-25T10:00Z</d:date></item></rdf:RDF>`,
    ],
    [
      'RSS 0.91 with its DOCTYPE',
      `<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/rss-0.91.dtd"><rss version="0.91"><channel><item><title>t</title><link>https://n.example/a</link><pubDate>25 Nov 26 10:00 GMT</pubDate></item></channel></rss>`,
    ],
    [
      'JSON',
      '{"version":"https://jsonfeed.org/version/1.1","items":[5,{"id":"x","url":"https://n.example/a","title":"t","date_published":"2026-11-25T10:00:00Z"}]}',
    ],
  ])('of %s is read', (_, body) => {
    expect(read(body)).toMatchObject([
      { title: 't', url: 'https://n.example/a', publishedAt: '2026-11-25T10:00:00.000Z' },
    ]);
  });

  it('may speak of an entity declaration', () => {
    const body = 'sent <pre><!DOCTYPE foo [<!ENTITY xxe SYSTEM "file:///etc/passwd">]></pre> it';
    const item = (description: string) =>
      rss(`<item><title>t</title>${link}<description>${description}</description></item>`);
    expect(titleOf(item(`<![CDATA[${body}]]>`))).toBe('t');
    expect(titleOf(item(body))).toBe('t');
  });

  it('that declares one is refused', () => {
    for (const declaration of [
      '<!DOCTYPE rss [<!ENTITY a "b">]>',
      '<!doctype rss [ <!ELEMENT a ANY> <!ENTITY % b SYSTEM "http://x.example/"> %b; ]>',
      '<?xml version="1.0"?><!-- x --><!ENTITY a "b">',
    ]) {
      expect(() =>
        read(`${declaration}<rss><channel><item>${link}</item></channel></rss>`),
      ).toThrow('A feed declares entities of its own.');
    }
  });

  it('loses an item that is broken, and no other', () => {
    const items = `<item><title>One<link>https://n.example/1</link>
      <item><title>Two</title><link>:::</link></item><item/>
      <item><title></title><link>https://n.example/3</link></item>
      <item><title>Four & <5</title><link>https://n.example/4</link></item>`;
    expect(read(rss(items)).map(({ title, url }) => [title, url])).toEqual([
      ['One', 'https://n.example/1'],
      ['Two', 'https://news.example.com/:::'],
      ['Four & <5', 'https://n.example/4'],
    ]);
  });

  it('has its links resolved by xml:base, else by its own address', () => {
    const body = atom(`<entry><title>a</title><link href="../x?a=1&amp;b=2"/></entry>
      <entry xml:base="https://blog.example/2026/"><title>b</title><link rel="enclosure" href="/pic"/>
      <link type="application/json" href="c.json"/><link href="c"/></entry>
      <entry xml:base="javascript:x"><title>d</title><id>https://n.example/id</id></entry>`);
    expect(read(body).map(({ url }) => url)).toEqual([
      'https://news.example.com/x?a=1&b=2',
      'https://blog.example/2026/c',
      'https://n.example/id',
    ]);
  });

  it('of a hostile kind takes little time', async () => {
    const hostile = [
      titled('<i>'.repeat(200_000)),
      titled('</x>'.repeat(400_000)),
      rss('<item>'.repeat(200_000)),
      rss(`<item>${'</x>'.repeat(400_000)}`),
      rss('<![CDATA['.repeat(200_000)),
      rss('<!--'.repeat(300_000)),
      titled(`<![CDATA[${'<a '.repeat(500_000)}]]>`),
      titled(`<![CDATA[<a ${'='.repeat(1_500_000)}]]>`),
      titled(`<![CDATA[${'&'.repeat(1_500_000)}]]>`),
      titled('<'.repeat(1_000_000)),
      rss('<a xmlns:b="c" xmlns:d="e"/>'.repeat(50_000)),
      `{"version":${'['.repeat(1_000_000)}`,
    ];
    const readAll = () => {
      for (const body of hostile) {
        try {
          read(body);
        } catch (error) {
          expect(error).toMatchObject({ name: 'MarketError', kind: 'unreadable' });
        }
      }
    };
    // Twelve texts; the limit only catches a change of order.
    expect(await cpuMs(readAll)).toBeLessThan(6_000);
  });
});

describe('the time of an item', () => {
  const timeOf = (dates: string) =>
    read(rss(`<item><title>t</title>${link}${dates}</item>`))[0]?.publishedAt;

  it('is the first that can be read', () => {
    expect(timeOf('<pubDate>soon</pubDate><dc:date>2026-11-25T10:00:00Z</dc:date>')).toBe(
      '2026-11-25T10:00:00.000Z',
    );
  });

  it('is not known where the feed does not say it, or says one to come', () => {
    expect(timeOf('')).toBeNull();
    expect(timeOf('<pubDate>Wed, 25 Nov 2026 11:17:45 XYZ</pubDate>')).toBeNull();
    expect(timeOf('<pubDate>Wed, 25 Nov 2026 16:00:00 GMT</pubDate>')).toBeNull();
  });

  it('is now at the latest where a clock is a little ahead', () => {
    expect(timeOf('<pubDate>Wed, 25 Nov 2026 15:03:00 GMT</pubDate>')).toBe(
      '2026-11-25T15:00:00.000Z',
    );
  });
});
