import { describe, expect, it } from 'vitest';
import { isSure, leastConfidence, situations } from '#shared/contracts/situations.ts';
import { classifySituation } from './classify-situation.ts';
import { readPost, sureSituation } from './read-post.ts';

const accusing = ['grief', 'scam', 'hostile', 'complaint'];

describe('neighbours of a harm are none', () => {
  it.each([
    ['a birth', 'Our daughter was born at 5:40 this morning. Mother and baby are doing great!'],
    ['a birth in German', 'Unser Sohn ist heute Nacht geboren, Mutter und Kind sind gesund'],
    ['a birth in Spanish', 'Nació nuestra hija, estamos muy felices'],
    ['a birth in Japanese', '長男が生まれました。妻も元気です'],
    ['an anniversary', 'Our validator celebrates four years without a missed epoch'],
    ['an anniversary of a project', 'Seven years of our protocol today, thank you all'],
    ['a joke about death', 'my portfolio died, the funeral is on my balcony, bring chips lol'],
    ['a joke about killing', 'I would kill for a green candle lol'],
    ['an alert', 'Security alert: fake wallet extension in the store, do not install it'],
    ['a warning', 'Warning: scammers impersonate our support. We never DM you first.'],
    ['a warning in German', 'Vorsicht vor Betrügern, die sich als unser Support ausgeben'],
    ['praise', 'Finally a bridge that just works. Not bad at all'],
    ['praise in Portuguese', 'Finalmente um app que funciona, muito bom'],
    ['sport', 'We lost 3-1 but the second half was great'],
    ['an obituary of a product', 'The old API is dead, long live the new API'],
  ])('%s', (_, text) => {
    expect(accusing).not.toContain(readPost(text).situation);
  });
});

it('of grave posts in eleven languages at most one is read as harmless', () => {
  const posts = [
    'My dad passed away last night. He was my best friend.',
    'Mein Vater ist gestern gestorben',
    'Falleció mi abuela esta mañana',
    'Meu avô faleceu ontem à noite',
    'Ma mère est décédée hier',
    'È morta mia madre questa notte',
    'Вчера умер мой отец',
    'Annem dün vefat etti',
    '昨日、母が亡くなりました',
    '어제 아버지가 돌아가셨습니다',
    '昨晚外公去世了',
    'I had a miscarriage this week and I do not know how to talk about it',
    'Our friend died by suicide on Monday',
    'Claim your 2,000 USDT airdrop now, connect your wallet before midnight',
    'Your wallet is at risk. Validate your seed phrase with our support form',
    'Send 1 ETH to this address and get 2 ETH back, only today',
    'I made $8,000 in a week with my mentor, guaranteed profit, DM her on Telegram',
  ];
  const missed = posts.filter(
    (text) => !/grief|scam|hostile|incident|unsure/.test(readPost(text).situation),
  );
  expect(posts).toHaveLength(17);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1);
});

it.each(situations)('%s is said from the confidence that it needs upwards', (situation) => {
  const least = leastConfidence[situation];
  expect(sureSituation({ situation, confidence: least })).toBe(situation);
  expect(sureSituation({ situation, confidence: least - 0.01 })).toBe('unsure');
  expect(isSure({ situation, confidence: least })).toBe(true);
  expect(isSure({ situation, confidence: least - 0.01 })).toBe(false);
});

it('unsure is never sure, whatever its confidence, and neither is what a newer server says', () => {
  expect(isSure({ situation: 'unsure', confidence: 1 })).toBe(false);
  expect(isSure({ situation: 'birth', confidence: 1 })).toBe(false);
});

it('a post is read in a millisecond', () => {
  const text = 'Our bridge was paused at noon after an alert, details in the thread. '.repeat(4);
  classifySituation(text);
  const before = process.cpuUsage();
  for (let round = 0; round < 200; round += 1) readPost(text);
  const { user } = process.cpuUsage(before);
  expect(user / 1_000 / 200).toBeLessThan(3);
});
