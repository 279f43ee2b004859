import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { scoreDraft } from './draft-scores.ts';

const score = (content: string, notes: Message[] = []) =>
  scoreDraft(briefOf(), { content, hashtags: [], notes }, true);

describe('scoreDraft', () => {
  it('rewards a question and takes a link for a cost', () => {
    const plain = score('Fees are an honest signal for demand here');
    expect(score('Are fees an honest signal for demand here?').engagement).toBeGreaterThan(
      plain.engagement,
    );
    expect(score('Fees are an honest signal, see x.com').engagement).toBeLessThan(plain.engagement);
  });

  it('rewards a side taken in few words', () => {
    expect(score('Fees are not the problem').viral).toBeGreaterThan(score('a '.repeat(120)).viral);
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
      const { explanation: _, ...figures } = score(
        text,
        Array(9).fill(message('draft.removed-link')),
      );
      for (const value of Object.values(figures)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    },
  );

  it('explains both figures by what counted, and by nothing else', () => {
    const [engagement, confidence] = score('Are Solana fees an honest signal?').explanation.map(
      messageText,
    );
    expect(engagement).toBe(
      'Engagement 62%, a checklist and no forecast: 35 to begin with, +12 a short opening, +15 a question.',
    );
    expect(confidence).toBe('Confidence 80%: 65 for a language model, +15 it names the subject.');
  });

  it('trusts a repeated text less', () => {
    const text = 'Solana fees tell you where demand is';
    const repeated = score(text, [message('draft.almost-the-same', { quote: '"Solana fees"' })]);
    expect(repeated.confidence).toBeLessThan(score(text).confidence);
    expect(repeated.explanation.map(messageText)[1]).toContain('-30 not a new text');
  });
});
