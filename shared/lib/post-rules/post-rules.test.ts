import fc from 'fast-check';
import twitter from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { weightedLength } from '../text/weighted-length.ts';
import { cashtagsIn, withOneCashtag } from './cashtag-rule.ts';
import { checkPostRules } from './check-post-rules.ts';
import { addressesIn } from './crypto-address-rule.ts';
import { lengthLimitFor } from './length-limit.ts';
import { postCost } from './link-cost-rule.ts';
import type { CheckedPost } from './post-rule.ts';
import { sameTextFinding } from './same-text-rule.ts';

const post = (text: string, changes: Partial<CheckedPost> = {}): CheckedPost => ({
  parts: [{ text, media: [] }],
  platform: 'twitter',
  limit: 280,
  replyToId: null,
  paidPartnership: false,
  isModerated: true,
  ...changes,
});
const found = (text: string, changes: Partial<CheckedPost> = {}) =>
  checkPostRules(post(text, changes)).map(({ id, level }) => `${id} ${level}`);

/** Words, cashtags and what stands around them in posts. */
const pieces = fc.constantFrom(
  ...['$BTC', '$eth', '$A_B', '$BTC.X', '$1INCH', '$ABCDEFG', '$', 'x$SOL', '$$', 'gm', 'up 5%'],
  ...['$BTC,', '($ETH)', '$sol!', '日本', '👋', 'https://a.com/$BTC', '\n', '$BTC$ETH', '$btc…'],
);
const posts = fc.array(pieces, { maxLength: 12 }).map((words) => words.join(' '));

describe('the length rule', () => {
  it('objects exactly to what is over the limit of the account', () => {
    expect(found('a'.repeat(280))).toEqual([]);
    expect(found('a'.repeat(281))).toEqual(['length error']);
    expect(found('語'.repeat(141))).toEqual(['length error']);
    expect(found('a'.repeat(25_000), { limit: lengthLimitFor('twitter', 'Premium') })).toEqual([]);
    expect(lengthLimitFor('twitter', 'None')).toBe(280);
    expect(lengthLimitFor('twitter', null)).toBe(280);
    expect(lengthLimitFor('telegram', 'Premium')).toBe(4_096);
  });

  it('agrees with the counter for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat(300), (text, limit) => {
        const objects = found(text, { limit }).includes('length error');
        expect(objects).toBe(weightedLength(text) > limit);
      }),
    );
  });
});

describe('the cashtag rule', () => {
  it('sees every cashtag that X sees, in doubt one more, and none in links', () => {
    fc.assert(
      fc.property(posts, (text) => {
        const ours = cashtagsIn(text);
        const theirs = twitter.extractCashtagsWithIndices(text);
        expect(ours).toEqual(expect.arrayContaining(theirs.map(({ indices: [start] }) => start)));
      }),
      { numRuns: 500 },
    );
    expect(cashtagsIn('($ETH) $1INCH $ABCDEFG x$SOL https://a.com/$BTC $$')).toEqual([1]);
  });

  it('keeps the first and leaves every other word alone', () => {
    const text = '$BTC up, $ETH down, $btc again';
    const [finding] = checkPostRules(post(text));
    expect(finding).toMatchObject({ id: 'cashtags', level: 'error', part: 0 });
    expect(finding?.fixed).toBe('$BTC up, ETH down, btc again');
    fc.assert(
      fc.property(posts, (any) => {
        const fixed = withOneCashtag(any);
        expect(cashtagsIn(fixed).length).toBe(Math.min(1, cashtagsIn(any).length));
        expect(fixed.replaceAll('$', '')).toBe(any.replaceAll('$', ''));
      }),
    );
  });

  it('counts part by part, and not where X does not publish', () => {
    const parts = ['$BTC first', '$ETH second'].map((text) => ({ text, media: [] }));
    expect(checkPostRules(post('', { parts }))).toEqual([]);
    expect(found('$BTC $ETH', { platform: 'telegram' })).toEqual([]);
  });
});

describe('secrets', () => {
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

  it.each([
    phrase,
    phrase.toUpperCase(),
    `my backup: ${phrase.split(' ').join(', ')} keep it safe`,
    phrase
      .split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
    phrase.split(' ').join('\u200b '),
  ])('are recovery phrases however they are written: %j', (text) => {
    expect(found(text)).toContain('seed-phrase error');
  });

  it.each([
    'legal winner thank year wave sausage worth useful legal winner thank',
    'btc eth sol ada doge link avax dot matic uni atom near apt sui arb op inj',
    'The market will always find someone who wants to sell you their bag at the top, so wait',
    'moon '.repeat(30),
    'Bridge volume is up, fees are down, and nobody seems to have noticed what this means yet.',
  ])('are not %j', (text) => {
    expect(found(text)).not.toContain('seed-phrase error');
  });

  const hex = 'e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262';
  it('are private keys, and a hash that is called one is only asked about', () => {
    expect(found(`so here it is ${hex}`)).toEqual(['private-key error']);
    expect(found(`0x${hex}`)).toEqual(['private-key error']);
    expect(found(`5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ`)).toContain(
      'private-key error',
    );
    expect(found(`tx: 0x${hex}`)).toEqual(['private-key warning']);
    expect(found(`https://etherscan.io/tx/0x${hex}`)).toEqual(['link-cost note']);
  });
});

describe('lures', () => {
  it.each([
    'Connect your wallet to claim your rewards',
    'Ｃonnect your w\u200ballet to claim now',
    'Claim 500 USDT by connecting your wallet',
    'Please validate your wallet before Friday',
    'DM me your seed phrase and I fix it',
    'Send 0.1 ETH and get 0.2 back within the hour',
    'Double your BTC today',
    'approve the contract to claim the drop',
  ])('that empty wallets are refused: %s', (text) => {
    expect(found(text)).toContain('wallet-drainer error');
  });

  it.each([
    'Never connect your wallet to claim anything you did not ask for',
    "Don't share your seed phrase. With nobody.",
    'Scam alert: if anyone asks you to validate your wallet, leave',
    'Our wallet now validates signatures offline',
    'I sent ETH to my brother and he sent nothing',
  ])('and advice about them is not: %s', (text) => {
    expect(found(text)).not.toContain('wallet-drainer error');
  });
});

describe('addresses', () => {
  it.each([
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'So11111111111111111111111111111111111111112',
  ])('are pointed out: %s', (address) => {
    expect(addressesIn(`CA: ${address}.`)).toEqual([address]);
    expect(found(`CA: ${address}`)).toEqual(['crypto-address warning']);
  });

  it('are none in links, long words and handles', () => {
    const link = 'https://etherscan.io/address/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
    expect(addressesIn(link)).toEqual([]);
    expect(addressesIn('Rindfleischetikettierungsueberwachung @averylonghandle1')).toEqual([]);
  });
});

describe('money and manners', () => {
  it('says what a link costs, and what the whole post costs', () => {
    expect(found('read docs.x.com today')).toEqual(['link-cost note']);
    expect(postCost(['gm'])).toBe(0.015);
    expect(postCost(['gm', 'see pump.fun', 'gn'])).toBe(0.23);
    expect(postCost([])).toBe(0);
    const long = postCost([...Array<string>(6).fill('gm'), 'pump.fun']);
    expect([postCost(['gm']), long]).toEqual([0.015, 0.29]);
  });

  it('asks for the mark of paid promotion until it is set', () => {
    for (const text of ['Great wallet #ad', 'use my code GM10', 'https://a.com/?ref=me']) {
      expect(found(text)).toContain('paid-partnership warning');
      expect(found(text, { paidPartnership: true })).not.toContain('paid-partnership warning');
    }
    expect(found('We sponsored nothing #adoption')).toEqual([]);
  });

  it('keeps hateful words back while moderation is on, and names them while it is off', () => {
    for (const text of ['kys', 'I will kill you', 'what a f4ggot']) {
      expect(found(text)).toEqual(['moderation error']);
      expect(found(text, { isModerated: false })).toEqual(['moderation note']);
    }
    for (const text of ['killing it today', 'raccoon season', 'this dip will kill me']) {
      expect(found(text)).toEqual([]);
    }
  });

  it('hands a reply over to its person with the address to send it from', () => {
    const [finding] = checkPostRules(post('so true & more', { replyToId: '123' }));
    expect(finding).toMatchObject({ id: 'reply', level: 'note' });
    expect(finding?.reason.params).toEqual({
      url: 'https://x.com/intent/post?in_reply_to=123&text=so%20true%20%26%20more',
    });
  });

  it('takes four pictures, or one GIF, or one video, and nothing empty', () => {
    const withMedia = (...media: CheckedPost['parts'][number]['media']) =>
      checkPostRules(post('', { parts: [{ text: '', media }] })).map(({ id }) => id);
    expect(withMedia('image', 'image', 'image', 'image')).toEqual([]);
    expect(withMedia('gif')).toEqual([]);
    expect(withMedia('video')).toEqual([]);
    expect(withMedia('image', 'gif')).toEqual(['media']);
    expect(withMedia('video', 'video')).toEqual(['media']);
    expect(withMedia('image', 'image', 'image', 'image', 'image')).toEqual(['media']);
    expect(withMedia()).toEqual(['empty']);
  });

  it('forbids the same text from two accounts and only warns of it on one', () => {
    const near = { text: 'gm '.repeat(40), similarity: 1, isPosted: true };
    expect(sameTextFinding(0, { ...near, isSameAccount: false }).level).toBe('error');
    expect(sameTextFinding(0, { ...near, isSameAccount: true }).level).toBe('warning');
  });
});

it('lists errors before warnings before notes, and never throws', () => {
  const text = '$BTC $ETH #ad see a.com';
  expect(checkPostRules(post(text)).map(({ level }) => level)).toEqual([
    'error',
    'warning',
    'note',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (any) => {
      expect(Array.isArray(checkPostRules(post(any)))).toBe(true);
    }),
  );
});
