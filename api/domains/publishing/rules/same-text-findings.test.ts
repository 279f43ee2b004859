import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameText, shingles, similarity } from '#shared/lib/text/near-duplicate.ts';
import { type KnownText, sameTextFindings } from './same-text-findings.ts';

const words = fc.constantFrom('gas', 'is', 'cheap', 'when', 'nobody', 'wants', 'it', '$BTC', '12%');
const texts = fc.array(words, { minLength: 5, maxLength: 14 }).map((list) => list.join(' '));
const known = fc.record({
  postId: fc.uuid(),
  accountId: fc.constantFrom('one', 'two', null),
  text: texts,
  isPosted: fc.boolean(),
});
const likest = (text: string, group: KnownText[]) =>
  Math.max(0, ...group.map((one) => similarity(shingles(text), shingles(one.text))));

const postOf = (text: string, accountId: string | null) => ({
  platform: 'twitter' as const,
  account: accountId === null ? null : { id: accountId },
  parts: [{ text }],
});

it('finds exactly what is alike, an error where it is of another account', () => {
  fc.assert(
    fc.property(texts, fc.array(known, { maxLength: 8 }), (text, others) => {
      const [finding] = sameTextFindings([postOf(text, 'one')], others)[0] ?? [];
      const theirs = others.filter(({ accountId }) => accountId === 'two');
      const ours = others.filter(({ accountId }) => accountId !== 'two');
      const wanted =
        text.length < 20
          ? undefined
          : likest(text, theirs) >= sameText
            ? 'error'
            : likest(text, ours) >= sameText
              ? 'warning'
              : undefined;
      expect(finding?.level).toBe(wanted);
    }),
    { numRuns: 500 },
  );
});

it('takes no side while a post has no account, and lets short greetings be alike', () => {
  const one = { postId: 'p', accountId: 'one', isPosted: true };
  const text = 'Gas is cheap when nobody wants it';
  const of = (words: string, accountId: string | null) =>
    sameTextFindings(
      [postOf(words, accountId)],
      [
        { ...one, text },
        { ...one, text: 'gm gm' },
      ],
    )[0]?.map(({ level }) => level);
  expect(of(text, null)).toEqual(['warning']);
  expect(of(text, 'two')).toEqual(['error']);
  expect(of('gm gm', 'two')).toEqual([]);
});

it('reads each known text once, however many posts are compared with it', () => {
  let reads = 0;
  const known = Array.from({ length: 50 }, (_, at) => ({
    postId: `p${at}`,
    accountId: 'one',
    isPosted: false,
    get text() {
      reads += 1;
      return `Number ${at} says that gas is cheap when nobody wants it`;
    },
  }));
  const posts = Array.from({ length: 40 }, () =>
    postOf('Gas is cheap when nobody wants it', 'one'),
  );
  expect(sameTextFindings(posts, known).flat()).toHaveLength(40);
  expect(reads).toBe(50);
});
