import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { tones } from '#shared/contracts/common.ts';
import { type Intent, intents } from '#shared/contracts/intents.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { personaTypes } from '#shared/contracts/personas.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { Brief } from '../adapters/provider.ts';
import { composeDraft } from './compose-draft.ts';
import { composeReply } from './compose-reply.ts';
import { greetingLines } from './templates/greeting-lines.ts';

const post = (text: string) => ({ text, author: 'anna' });
const loud = Array.from({ length: 40 }, (_, day) => `ngl day ${day}, up only frens!! 🎉🚀`);
const formal = Array.from(
  { length: 12 },
  (_, day) => `The report of day ${day} is out. It is short.`,
);
const loudVoice = { ...briefOf().voice, samples: loud };

function reply(changes: Partial<Brief>): string {
  const composed = composeReply(briefOf(changes));
  if (typeof composed === 'string') throw new Error(composed);
  return composed.text;
}
const replies = (changes: Partial<Brief>, count = 12) =>
  Array.from({ length: count }, (_, variant) => reply({ ...changes, variant }));

describe('a reply to a greeting or good news', () => {
  it('answers good morning with good morning', () => {
    for (const type of personaTypes)
      for (const text of replies({
        post: post('gm frens ☀️ let us build something today'),
        voice: { ...loudVoice, type },
      }))
        expect(text).toMatch(/\b(?:gm|good morning)\b/i);
  });

  it('congratulates on a release and doubts nothing', () => {
    for (const text of replies({
      post: post('Our mainnet is live! Thank you to everyone who tested'),
    }))
      expect(text).toMatch(/congrats|good work|love to see|big day|real work/i);
  });

  it('says something else each time while there is something', () => {
    const { first } = greetingLines.milestone;
    const said = replies({ post: post('Got married yesterday, best day of my life') }, 10).map(
      (text) => first.find((line) => text.toLowerCase().startsWith(line.toLowerCase())),
    );
    expect(new Set(said).size).toBeGreaterThan(first.length - 3);
  });

  it.each([
    ['es', 'gm a todos, hoy toca construir'],
    ['ja', 'おはようございます'],
    [null, 'Guten Morgen zusammen, schönen Montag'],
  ])('is in the language of the post (%s)', (language, text) => {
    expect(composeReply(briefOf({ language, post: post(text) }))).toMatchObject({
      language: 'phrases',
    });
  });

  it('there is none for words that only look like one', () => {
    expect(composeReply(briefOf({ post: post('Fees are up') }))).toBe('not_understood');
  });
});

describe('a point', () => {
  it.each([
    'mention that we are testing a local fee market next week',
    'I think we are testing a local fee market next week',
  ])('is what the reply says: %s', (prompt) => {
    for (const text of replies({ prompt }))
      expect(text.toLowerCase()).toContain('testing a local fee market next week');
  });

  it.each([
    ['restaking risk', /restaking|risk/],
    ['ask about validator rewards', /validator|rewards/],
    ['the part about bridges', /bridge/],
    ['lol same', /lol same/],
    ['__proto__', /__proto__/],
  ])('may be named in a few words: %s', (prompt, named) => {
    for (const text of replies({ prompt, post: post('Solana fees are back') }))
      expect(text.toLowerCase()).toMatch(named);
  });

  it.each<[Intent, RegExp]>([
    ['agree', /agree|fair|see it the same way/i],
    ['disagree', /differently|push back|not convinced|disagree/i],
    ['ask', /\?/],
    ['thank', /thank|appreciate/i],
    ['congratulate', /congrat|well done/i],
    ['condolences', /sorry|thinking of you/i],
    ['decline', /pass|not for me|sit this one out|say no/i],
  ])('opens in the way of its intent: %s', (intent, opening) => {
    for (const text of replies({ intent, prompt: 'fees will fall once the batch is posted' })) {
      expect(text.toLowerCase()).toContain('fees will fall once the batch is posted');
      expect(text, text).toMatch(opening);
    }
  });

  it.each([
    ['en', 'fees fall with every batch that is posted on time, '.repeat(20)],
    ['ja', '手数料はまた上がりました。'.repeat(1_500)],
  ])('longer than a post is cut, and the draft says so (%s)', (language, prompt) => {
    const { content, notes } = composeDraft(briefOf({ prompt, language, post: post('gm') }));
    expect(weightedLength(content)).toBeLessThanOrEqual(280);
    expect(notes).toContainEqual(message('draft.shortened', { n: 280 }));
    const short = composeDraft(
      briefOf({ prompt: prompt.slice(0, 26), language, post: post('gm') }),
    );
    expect(short.notes.map(({ code }) => code)).not.toContain('draft.shortened');
  });

  it.each(['gm everyone', 'We got hacked last night and lost user funds', 'the blip again'])(
    'that orders a question is never sent as the order, however often it is asked: %s',
    (text) => {
      const used: string[] = [];
      for (let count = 0; count < 6; count += 1) {
        const said = reply({ prompt: 'ask which router', post: post(text), used: [...used] });
        expect(said).toMatch(/^(?:can|could) you (?:say|share) which router\?$/i);
        used.unshift(said);
      }
      expect(new Set(used).size).toBeGreaterThan(1);
      const long = `ask which router ${'they took in the round before that '.repeat(12)}`;
      expect(reply({ prompt: long, post: post(text) })).toMatch(/^can you say which router they/i);
    },
  );

  it('that only agrees is refused under a loss, with what the post is', () => {
    const order = { prompt: 'agree with him', post: post('We got hacked last night, funds lost') };
    expect(composeReply(briefOf(order))).toBe('incident');
  });

  it('that only says for what to thank is one sentence with the thanks', () => {
    for (const text of replies({ intent: 'thank', prompt: 'for the long write-up' }))
      expect(text).toMatch(/^thank(?:s| you) for the long write-up/i);
  });

  it('under a loss, hate or a scam stands alone: nothing is agreed with or celebrated', () => {
    for (const text of [
      'My father died on Sunday',
      'immigrants are ruining this country and should be deported',
      'Send 0.5 ETH to this address and get 1 ETH back, community giveaway!',
    ])
      for (const intent of ['agree', 'disagree', 'congratulate'] as const)
        for (const prompt of ['we should talk about this today', 'validator rewards'])
          for (const draft of replies({ intent, prompt, post: post(text), voice: loudVoice }, 6))
            expect(draft.toLowerCase().replace(/\.$/, '')).toBe(prompt);
  });

  it.each([
    [
      'es',
      'Los fees están altísimos hoy',
      'di que a mí me funcionó bien todo el día',
      'a mí me funcionó bien todo el día',
    ],
    [
      'de',
      'Die Gebühren sind heute hoch',
      'gestern waren sie noch niedrig',
      'gestern waren sie noch niedrig',
    ],
  ])(
    'in another language stands word for word, its opening in that language (%s)',
    (language, text, prompt, said) => {
      const brief = { language, post: post(text), prompt };
      // Only the first letter and the end mark are the persona's.
      const asTyped = new RegExp(`^${said}[.]?$`, 'iu');
      expect(reply(brief)).toMatch(asTyped);
      expect(reply({ ...brief, voice: { ...briefOf().voice, samples: formal } })).toBe(
        `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
      );
      expect(reply({ ...brief, intent: 'agree' })).toMatch(
        new RegExp(`^\\p{Lu}[^.]+\\. ${said.charAt(0).toUpperCase()}${said.slice(1)}[.]?$`, 'u'),
      );
    },
  );
});

describe('an intent without a point', () => {
  const plain = 'gm ☀️';
  const opinion = 'Restaking is just rehypothecation with extra steps, and validators know it';

  it.each([
    ['agree', /agree|with you|same|fair|yes/i],
    ['disagree', /differently|not|push back|other way/i],
  ] as const)('takes the side in a few words to %s', (intent, side) => {
    for (const text of replies({ intent, post: post(opinion) }, 6)) {
      expect(text).toMatch(side);
      expect(text.split(' ').length).toBeLessThan(8);
    }
  });

  it('asks for the point where there is none to ask about', () => {
    for (const text of [plain, opinion, 'El mercado no perdona a nadie'])
      expect(composeReply(briefOf({ intent: 'ask', post: post(text) }))).toBe('no_subject');
  });

  it.each(['thank', 'congratulate', 'condolences', 'decline', 'agree', 'disagree'] as const)(
    'needs no subject to %s',
    (intent) => {
      const drafts = replies({ intent, post: post(plain) }, 5);
      expect(new Set(drafts).size).toBeGreaterThan(3);
      for (const language of ['es', 'pt', 'fr', 'de', 'ja', 'zh', 'ko', 'id', 'tr'])
        expect(composeReply(briefOf({ intent, language, post: post('…') }))).toMatchObject({
          language: 'phrases',
        });
      expect(
        composeReply(briefOf({ intent, language: 'ru', post: post('Мне тут нравится') })),
      ).toBe('language');
    },
  );

  it('says nothing twice: the point is asked for where the whole stock was used', () => {
    for (const [language, text] of [
      ['en', plain],
      ['es', 'El mercado no perdona a nadie'],
    ] as const) {
      const brief: Partial<Brief> = { intent: 'thank', language, post: post(text) };
      const used = replies(brief, 30);
      expect(composeReply(briefOf({ ...brief, used }))).toBe('nothing_new');
    }
  });
});

describe('emoji, exclamation marks and openers', () => {
  it.each([
    'My father died on Sunday',
    'The bridge was exploited at 04:12 UTC. We have paused withdrawals.',
    'Your explorer has shown wrong balances for two days. Absolute joke of a product.',
    'you are a pathetic clown and everyone knows it',
    'Which do you trust more for perps right now: Hyperliquid, dYdX, or a CEX?',
  ])('stay out, whatever the persona does elsewhere: %s', (text) => {
    for (const tone of tones)
      for (const draft of replies({
        post: post(text),
        prompt: 'I read this twice',
        tone,
        voice: loudVoice,
      }))
        expect(draft).not.toMatch(/[!！]|\p{Extended_Pictographic}|\b(?:ngl|frens)\b/iu);
  });

  it('stay out of condolences in any language', () => {
    for (const language of ['en', 'es', 'pt', 'fr', 'de', 'ja', 'zh', 'ko', 'id', 'tr'])
      for (const draft of replies({
        intent: 'condolences',
        language,
        post: post('…'),
        voice: loudVoice,
      }))
        expect(draft).not.toMatch(/[!！]|\p{Extended_Pictographic}|\b(?:ngl|frens)\b/iu);
  });

  it('come with good news', () => {
    const drafts = replies({ post: post('gm frens ☀️'), voice: loudVoice });
    expect(
      drafts.filter((draft) => /\p{Extended_Pictographic}/u.test(draft)).length,
    ).toBeGreaterThan(6);
  });
});

it('is the same for the same brief, and fits into a post', () => {
  for (const intent of intents) {
    const brief = { intent, prompt: 'fees will fall '.repeat(60) };
    expect(reply(brief)).toBe(reply(brief));
    expect(weightedLength(reply(brief))).toBeLessThanOrEqual(280);
  }
});
