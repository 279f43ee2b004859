import { describe, expect, it } from 'vitest';
import { fitForecast } from '#api/analysis/forecast/fit-forecast.ts';
import { briefOf } from '#api/testing/brief.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { replyForecast } from '../brief/account-forecast.ts';
import { scoreDraft } from './draft-scores.ts';

const score = (content: string, notes: Message[] = [], forecast = replyForecast) =>
  scoreDraft(briefOf(), { content, hashtags: [], notes }, true, forecast);

const ticks = (text: string) =>
  score(text).checks.map(({ holds, text: said }) => [holds, messageText(said)]);

describe('scoreDraft', () => {
  it('ticks what helps and names what is missing, without what is no matter for a reply', () => {
    expect(ticks('Are fees an honest signal for demand here?')).toEqual([
      [true, 'It invites replies, which weigh ten times a like.'],
      [true, 'No link leads readers away.'],
      [true, 'At 42 characters it is short enough to be read to the end.'],
      [true, 'At most one hashtag and one mention: nothing looks like spam.'],
      [false, 'Take a side: say what is wrong, or what everybody overlooks.'],
      [false, 'Add one concrete number, if you have one and know where it is from.'],
    ]);
  });

  it('trusts a draft less that does not name the subject, or that had to be mended', () => {
    const good = score('Solana fees tell you where demand is').confidence;
    expect(score('Nice weather today').confidence).toBeLessThan(good);
    const mended = score('Solana fees tell you', [message('draft.removed-link')]);
    expect(mended.confidence).toBeLessThan(good);
  });

  it.each(['', '?'.repeat(300), `${'#tag '.repeat(40)}@a @b @c x.com`, 'you? $SOL 12 not'])(
    'stays between 0 and 1 for %j',
    (text) => {
      const { points, confidence } = score(text, Array(9).fill(message('draft.removed-link')));
      for (const value of [points, confidence]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    },
  );

  it('says why there is no figure, and what confidence stands on', () => {
    const { forecast, explanation } = score('Are Solana fees an honest signal?');
    expect(forecast).toMatchObject({ score: null, correlation: null });
    expect(explanation.map(messageText)).toEqual([
      'No engagement forecast: only posts are measured, not replies.',
      'Confidence 80%: 65 for a language model, +15 it names the subject.',
    ]);
  });

  it('gives a figure where something was learnt, and none to what offends', () => {
    const posts = Array.from({ length: 100 }, (_, at) => ({
      text: at % 2 ? `gm number ${at}` : `why would fees rise in week ${at}?`,
      hasMedia: false,
      engagement: at % 2 ? 1 : 50,
    }));
    const { weights } = fitForecast(posts);
    const reason = message('forecast.learnt', { n: 100, account: 'dana', r: 0.9, tested: 20 });
    const learnt = { posts: 100, correlation: 0.9, weights, reason };
    const good = score('why would gas rise in week 7?', [], learnt).forecast;
    const plain = score('gm number 7', [], learnt).forecast;
    expect(good.score).toBeGreaterThan(plain.score ?? 100);
    expect(messageText(good.reason)).toBe(
      `Expected to do better than ${good.score} of 100 posts of the account. Learned from 100 posts of @dana; rank correlation 0.9 on the newest 20.`,
    );
    const bad = score('why are you such an idiot?', [], learnt).forecast;
    expect(bad).toMatchObject({ score: null, reason: message('forecast.offends') });
  });

  it('trusts a repeated text less', () => {
    const text = 'Solana fees tell you where demand is';
    const repeated = score(text, [message('draft.almost-the-same', { quote: '"Solana fees"' })]);
    expect(repeated.confidence).toBeLessThan(score(text).confidence);
    expect(repeated.explanation.map(messageText)[1]).toContain('-30 not a new draft');
  });
});
