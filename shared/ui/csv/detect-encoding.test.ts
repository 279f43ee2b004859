import { expect, test } from 'vitest';
import { detectEncoding } from './detect-encoding.ts';

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const ascii = (text: string, encoding: string) =>
  [...text]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .map((pair) =>
      encoding === 'utf-16le' ? `${pair}00` : encoding === 'utf-16be' ? `00${pair}` : pair,
    )
    .join('');

// The bytes are those that Python's codecs write.
test.each([
  ['gb18030', 'b1c8ccd8b1d2bdf1ccecc9cfd5c7a3acd2d4ccabb7bbb8facbe6', '比特币今天上涨，以太坊跟随'],
  ['big5', 'a4f1af53b9f4a4b5a4d1a457baa6a141a548a4d3a77bb8f2c048', '比特幣今天上漲，以太坊跟隨'],
  [
    'shift_jis',
    '83728362836783528343839382cd8da193fa8fe382aa82c182bd',
    'ビットコインは今日上がった',
  ],
  ['euc-jp', 'a5d3a5c3a5c8a5b3a5a4a5f3a4cfbaa3c6fcbee5a4aca4c3a4bf', 'ビットコインは今日上がった'],
  [
    'iso-2022-jp',
    '1b2442255325432548253325242573244f3a23467c3e65242c2443243f1b2842',
    'ビットコインは今日上がった',
  ],
  ['euc-kr', 'baf1c6aec4dac0cec0cc20bfc0b4c320bfc3b6fab4d9', '비트코인이 오늘 올랐다'],
  ['windows-1251', 'c1e8f2eaeee8ed20f1e5e3eee4edff20f0e0f1f2b8f2', 'Биткоин сегодня растёт'],
  ['koi8-r', 'e2c9d4cbcfc9ce20d3c5c7cfc4ced120d2c1d3d4a3d4', 'Биткоин сегодня растёт'],
  ['ibm866', '81a8e2aaaea8ad20e1a5a3aea4adef20e0a0e1e2f1e2', 'Биткоин сегодня растёт'],
  [
    'windows-1252',
    '446572204b7572732066e46c6c742c206772f6df65722066fc7220616c6c65',
    'Der Kurs fällt, größer für alle',
  ],
  ['windows-1250', '50f8ed6c699a209e6c759d6f75e86bfd206bf9f2', 'Příliš žluťoučký kůň'],
  [
    'windows-1253',
    'd4ef20ecf0e9f4eafce9ed20e1ede5e2e1dfede5e920f3deece5f1e1',
    'Το μπιτκόιν ανεβαίνει σήμερα',
  ],
  [
    'windows-1254',
    '426974636f696e20627567fc6e2079fc6b73656c646920fe696d646920fdf0',
    'Bitcoin bugün yükseldi şimdi ığ',
  ],
  ['windows-1255', 'e1e9e8f7e5e9ef20f2e5ece420e4e9e5ed', 'ביטקוין עולה היום'],
  ['windows-1256', 'c7e1c8edcadfe6ede420edd1caddda20c7e1ede6e3', 'البيتكوين يرتفع اليوم'],
  [
    'windows-1257',
    '4269746b6f696e7320f06f6469656e207069656175672c20ef6f746920e2747269',
    'Bitkoins šodien pieaug, ļoti ātri',
  ],
  ['windows-874', 'bad4b5a4cdc2b9eca2d6e9b9c7d1b9b9d5e9', 'บิตคอยน์ขึ้นวันนี้'],
  ['utf-16le', 'd46b7972015e200067006d0020006600720065006e007300', '比特币 gm frens'],
  [
    'utf-16be',
    '0042006900740063006f0069006e00200067006d0020006600720065006e0073',
    'Bitcoin gm frens',
  ],
] as const)('a table in %s is recognised, and only guessed', async (encoding, hex, text) => {
  const around = ascii('content,date,time\r\n', encoding);
  const bytes = bytesOf(`${around}${hex}${ascii(',2027-01-05,09:30\r\n', encoding)}`);
  expect(await detectEncoding(bytes)).toEqual({ encoding, isCertain: false });
  expect(new TextDecoder(encoding).decode(bytes)).toContain(text);
});

test.each([
  ['utf-8', ascii('content', '')],
  ['utf-8', `efbbbf${ascii('content', '')}`],
  ['utf-8', 'c3a920f09f9a8020e6bca2'],
  ['utf-16le', 'fffe67006d00'],
  ['utf-16be', 'feff0067006d'],
  ['utf-8', ''],
])('a file whose bytes say that it is %s is taken at its word', async (encoding, hex) => {
  expect(await detectEncoding(bytesOf(hex))).toEqual({ encoding, isCertain: true });
});

test('what stands behind pages of English counts too', async () => {
  const english = ascii('gm frens\n'.repeat(20_000), '');
  const bytes = bytesOf(`${english}b1c8ccd8b1d2bdf1ccecc9cfd5c7a3acd2d4ccabb7bbb8facbe6`);
  expect(await detectEncoding(bytes)).toEqual({ encoding: 'gb18030', isCertain: false });
});

test('UTF-8 with a broken character is UTF-8 still, but not certainly', async () => {
  const bytes = bytesOf(
    `4772c3b6c39f652066c3bc7220616c6c6520e2809320e2809c676de2809d204772c3b6c39f652066c3bc7220616c6c6520e2809320e2809c676de2809d204772c3b6c39f652066c3bc7220616c6c6520e2809320e2809c676de2809d20ff`,
  );
  expect(await detectEncoding(bytes)).toEqual({ encoding: 'utf-8', isCertain: false });
});
