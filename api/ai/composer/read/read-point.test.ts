import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { tones } from '#shared/contracts/common.ts';
import { compose } from '../compose.ts';
import { composeReply } from '../compose-reply.ts';
import { readPoint } from './read-point.ts';

describe('readPoint', () => {
  it.each([
    [
      'ask whether withdrawals can be paused by the multisig',
      'can withdrawals be paused by the multisig?',
    ],
    ['ask if they plan a token', 'do you know whether they plan a token?'],
    ['ask them if it is audited', 'is it audited?'],
    ['ask what it did in 2022', 'what did it do in 2022?'],
    ['ask when mainnet is live', 'when is mainnet live?'],
    ['ask who pays for it', 'who pays for it?'],
    ['ask how the fees are split', 'how are the fees split?'],
    ['ask how it works', 'can you say how it works?'],
    ['ask about validator rewards', 'can you say more about validator rewards?'],
    ['What happens to the old pools?', 'What happens to the old pools?'],
  ])('turns an order to ask into the question: %s', (prompt, question) => {
    expect(readPoint(prompt)).toMatchObject({ side: null, said: [question] });
  });

  it('leaves a side that is taken by half to the words that were typed', () => {
    const said = 'disagree a bit, people didnt read before points either';
    expect(readPoint(said)).toEqual({ side: null, said: [said], turns: false });
  });

  it('asks, and says beside the question why', () => {
    const { said } = readPoint('ask which client, would like to send them something') ?? {};
    expect(said).toEqual(['can you say which client?', 'would like to send them something']);
    expect(readPoint('ask what fees, spreads and limits apply')?.said).toEqual([
      'can you say what fees, spreads and limits apply?',
    ]);
  });

  it.each([
    ['disagree: fees are not the reason', 'disagree', false, ['fees are not the reason']],
    [
      'agree but say that slashing makes it different',
      'agree',
      true,
      ['slashing makes it different'],
    ],
    [
      'politely disagree with him because the audits are public',
      'disagree',
      false,
      ['the audits are public'],
    ],
    ['agree', 'agree', false, []],
    ['congratulate them and ask when mainnet is', null, false, ['congrats', 'when is mainnet?']],
    ['apologize and say we are rewriting them', null, false, ['sorry', 'we are rewriting them']],
    ['thank the team', null, false, ['thank you']],
    ['thank them for the report', null, false, ['thank you for the report']],
    ['thank you all', null, false, ['thank you all']],
    ['please send the tx hash by DM', null, false, ['please send the tx hash by DM']],
    ['can you share the hash?', null, false, ['can you share the hash?']],
    ['agree on the fees', null, false, ['agree on the fees']],
    ['add more nodes and it breaks', null, false, ['add more nodes and it breaks']],
    ['use a processor that settles in euro', null, false, ['use a processor that settles in euro']],
    ['did he tell you', null, false, ['did he tell you?']],
    ['what would you do differently', null, false, ['what would you do differently?']],
    ['which client do they run', null, false, ['which client do they run?']],
    ['how did you fund it', null, false, ['how did you fund it?']],
    ['whats next', null, false, ['whats next?']],
    ['what they do is great', null, false, ['what they do is great']],
    ['what matters is the exit', null, false, ['what matters is the exit']],
    ['how fees are the moat', null, false, ['how fees are the moat']],
    ['what do you know, it held', null, false, ['what do you know, it held']],
    [
      "I'm so sorry. those notes are a treasure",
      null,
      false,
      ["I'm so sorry", 'those notes are a treasure'],
    ],
    [
      'great number. can I run it on 4090s?',
      null,
      false,
      ['great number', 'can I run it on 4090s?'],
    ],
    ['keep it short. fees fall', null, false, ['fees fall']],
    ['thinking of you and your family', null, false, ['thinking of you and your family']],
    ['a casino also comps your drinks', null, false, ['a casino also comps your drinks']],
    ['point out that half of it is basis trade', null, false, ['half of it is basis trade']],
    ['say it worked fine for me all day', null, false, ['it worked fine for me all day']],
    ['we had the same bug last week', null, false, ['we had the same bug last week']],
    ['ask him first what hes building', null, false, ['what are you building?']],
    ['say gm back, ask what dog. not cheesy', null, false, ['gm back', 'what dog?']],
    ['say thanks and ask when mainnet is', null, false, ['thanks', 'when is mainnet?']],
    ['tell him talk to her, its money not him', null, false, ['talk to her, its money not you']],
    [
      'disagree w the rally, it is priced in',
      null,
      false,
      ['disagree w the rally, it is priced in'],
    ],
    ['congrats! 継続率きく', null, false, ['congrats!']],
  ])('takes the side and the words: %s', (prompt, side, turns, said) => {
    expect(readPoint(prompt)).toEqual({ side, turns, said });
  });

  it.each([
    'restaking risk',
    'the part about bridges',
    'something about fees',
    'be kind and make it short',
    '',
  ])('leaves what is only named: %s', (prompt) => expect(readPoint(prompt)).toBeNull());
});

describe('a reply with a point of the user’s', () => {
  const drafts = (prompt: string, text: string) =>
    tones.flatMap((tone) =>
      [0, 1, 2, 3, 4, 5].map((variant) => {
        const brief = briefOf({ tone, variant, prompt, post: { text, author: 'anna' } });
        const composed = composeReply(brief);
        return typeof composed === 'string' ? composed : composed.text;
      }),
    );

  it.each([
    ['disagree: friends decide which chain people use', 'friends decide which chain people use'],
    ['ask whether withdrawals can be paused', 'can withdrawals be paused?'],
    ['mention that the audit is public', 'the audit is public'],
  ])('says that point and makes no other: %s', (prompt, said) => {
    for (const draft of drafts(
      prompt,
      'Most L2s will be ghost chains in two years. Fees decide.',
    )) {
      expect(draft.toLowerCase()).toContain(said);
      const rest = draft.toLowerCase().replace(said, '');
      expect(rest.split(/\s+/).length, draft).toBeLessThan(14);
      expect(rest).not.toMatch(/\b(?:l2s?|chains?|fees?|rollups?)\b/);
    }
  });

  it('takes the side that the user takes', () => {
    for (const draft of drafts('disagree: the market is early', 'Bitcoin has topped'))
      expect(draft).not.toMatch(/^(?:agree|yes|exactly|fair|correct)/i);
    for (const draft of drafts('agree but slashing makes it different', 'Restaking is old'))
      expect(draft).toMatch(/, but slashing makes it different/i);
  });

  it('answers a question in the few words that were given', () => {
    for (const draft of drafts('the one with passkeys', 'What wallet do you give to friends?'))
      expect(draft.toLowerCase()).toContain('the one with passkeys');
  });

  it('does not lecture somebody who lost everything', () => {
    const lost = 'My wallet was drained this morning, three years of savings gone';
    for (const draft of drafts('mention that the exchange can freeze it', lost))
      expect(draft.toLowerCase().replace(/\W+$/, '')).toBe('the exchange can freeze it');
  });
});

describe('a post with a point of the user’s', () => {
  const post = (prompt: string, variant = 0) =>
    compose(briefOf({ kind: 'post', prompt, post: null, variant })).text;

  it.each([
    [
      'announce our AMA on Thursday at 4pm UTC with the core devs',
      'Our AMA on Thursday at 4pm UTC with the core devs',
    ],
    [
      'Write a tweet about why we chose Base: our users already had accounts',
      'hy we chose Base: our users already had accounts',
    ],
    [
      'airdrops attract the wrong users because they pay for wallets',
      'irdrops attract the wrong users because they pay for wallets',
    ],
  ])('says it: %s', (prompt, said) => {
    for (let variant = 0; variant < 6; variant += 1) {
      const draft = post(prompt, variant);
      expect(draft.toLowerCase()).toContain(said.toLowerCase());
      expect(draft.length).toBeLessThan(said.length + 60);
    }
  });

  it('promises no news that nobody announced', () => {
    for (const tone of tones)
      for (let variant = 0; variant < 8; variant += 1) {
        const brief = briefOf({
          kind: 'post',
          tone,
          variant,
          post: null,
          prompt: 'We shipped v2 of our bridge',
        });
        expect(compose(brief).text).not.toMatch(/\bsoon\b|to follow/i);
      }
  });
});
