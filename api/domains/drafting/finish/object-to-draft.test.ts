import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import type { Situation } from '#shared/contracts/situations.ts';
import { objectToDraft } from './object-to-draft.ts';

const about = (post: string, point: string | null = null, situation: Situation = 'opinion') =>
  briefOf({
    post: { text: post, author: 'anna' },
    prompt: point,
    situation: { situation, confidence: 0.95 },
  });

const kindOf = (...[draft, ...given]: [draft: string, ...Parameters<typeof about>]) =>
  objectToDraft(draft, about(...given))?.kind ?? null;

describe('a harmful draft', () => {
  it.each<[Situation, string, string]>([
    ['grief', 'My dad passed away on Tuesday.', 'rip. at least he bought the top with dignity'],
    ['grief', 'My dad passed away on Tuesday.', 'so sorry. he is hodling in heaven 🚀'],
    ['grief', 'Mein Hund ist gestern gestorben.', 'haha wenigstens kein Gassi mehr'],
    ['scam', 'Send 1 ETH get 2 back', 'Amazing initiative, count me in!'],
    ['scam', 'Presale ends in 1h, guaranteed x50', 'huge, thanks for the early link'],
    ['hostile', 'they should all be deported', 'facts, so true'],
    ['incident', 'The bridge was exploited, withdrawals paused.', 'Great job team, LFG 🚀'],
    ['complaint', 'Withdrawals stuck for nine days', 'lol skill issue'],
    ['complaint', 'Withdrawals stuck for nine days', 'We will have it fixed by tomorrow.'],
  ])('under %s: %s', (situation, post, draft) => {
    expect(kindOf(draft, post, null, situation)).toBe('harmful');
  });

  it.each([
    'eth to 10k by march, trust me',
    'Buy here, sell above 220.',
    'guaranteed returns, you cannot lose',
    "Don't worry, your funds are 100% safe and you will not be liquidated.",
    'We will compensate you for any loss.',
    'you are too stupid to own money',
    'Jetzt kaufen, bevor es steigt',
    'compra ahora antes de que suba',
  ])('under any post: %s', (draft) => {
    expect(kindOf(draft, 'where does eth go from here')).toBe('harmful');
  });

  it('says the opposite of the point', () => {
    const promise = 'The token launches in January, we promise it will be worth the wait!';
    expect(kindOf(promise, 'when token?', 'cant say')).toBe('harmful');
    expect(kindOf('Yes, it does.', 'does it take cbETH?', 'no, only wstETH')).toBe('harmful');
    expect(kindOf('No date yet, sorry.', 'when token?', 'cant say')).toBeNull();
  });
});

describe('a draft of the right kind has no objection', () => {
  it.each<[Situation, string, string]>([
    [
      'grief',
      'My dad passed away. He bought his first ETH to understand me.',
      "I'm so sorry. That ETH says a lot about him.",
    ],
    ['scam', 'Send 1 ETH get 2 back', 'This is a scam, please do not send anything.'],
    [
      'incident',
      'The bridge was exploited, withdrawals paused.',
      'Which contracts are affected, only the router?',
    ],
    [
      'complaint',
      'Withdrawals stuck for nine days',
      'That is far too long. Can you send us the ticket number?',
    ],
    ['opinion', 'fees are too high', 'they fell on Base last week, mainnet is the one that hurts'],
    ['opinion', 'buy the rumour', 'sold the rumour, kept the receipts'],
  ])('under %s: %s', (situation, post, draft) => {
    expect(kindOf(draft, post, null, situation)).toBeNull();
  });

  it('nor one whose claim is the owner’s own', () => {
    expect(
      kindOf('We will refund you today.', 'where is my money', 'we will refund you today'),
    ).toBeNull();
  });

  it('nor one under a reading that is not sure', () => {
    const brief = {
      ...about('my dog'),
      situation: { situation: 'grief' as const, confidence: 0.4 },
    };
    expect(objectToDraft('haha good boy', brief)).toBeNull();
  });
});

describe('a draft that is asked for again', () => {
  it.each([
    ['unusable', "I'm sorry, but I can't help with that."],
    ['unusable', 'As an AI, I have no opinion on this.'],
    ['unusable', 'Stimmt. As instructed, I keep to the rules.'],
    ['unfit', 'This is a game-changer for the crypto landscape.'],
    ['unfit', 'The repo numbers suggest that dealers are'],
    ['unfit', 'Fees rose by 43% since May.'],
    ['unfit', 'Core in line, cut odds up to 74%. Interesting to see how this plays out.'],
  ])('is %s: %s', (kind, draft) => {
    expect(kindOf(draft, 'Core in line, cut odds up to 74%.')).toBe(kind);
  });

  it('is too long for the persona', () => {
    const brief = about('gm');
    brief.voice.samples = Array.from({ length: 10 }, (_, at) => `short one number ${at}`);
    expect(objectToDraft('a b c d '.repeat(30), brief)).toMatchObject({ kind: 'unfit' });
    expect(objectToDraft('a b c d', brief)).toBeNull();
  });

  it('left out most of the note', () => {
    const note =
      'sorry, mainnet gas is not ours but we should warn before. base or arbitrum is cents';
    expect(kindOf('Sorry about the gas!', 'gas was $64', note)).toBe('unfit');
    const whole =
      'Sorry! Mainnet gas is not ours, but we should warn before. On Base or Arbitrum it is cents.';
    expect(kindOf(whole, 'gas was $64', note)).toBeNull();
  });
});
