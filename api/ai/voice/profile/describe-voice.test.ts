import { describe, expect, it } from 'vitest';
import { voiceCard } from '#shared/contracts/voice.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import { describeVoice } from './describe-voice.ts';
import { learnVoice } from './voice-profile.ts';

const cardOf = (samples: string[]) => withEnglish(describeVoice(learnVoice(samples)));
const many = (count: number, text: string) => Array<string>(count).fill(text);

describe('describeVoice', () => {
  it('is a card of the contract for any voice, also an empty one', () => {
    for (const samples of [[], ['gm'], many(25, 'Look, $SOL is up! 🔥 #sol')]) {
      expect(voiceCard.parse(cardOf(samples))).toEqual(cardOf(samples));
    }
  });

  it('says each habit in a sentence with its figure', () => {
    const card = cardOf(many(25, 'gm frens, the casino is open 😂'));
    expect(card.casing.sentence).toBe('Writes 100% of posts all in lower case.');
    expect(card.punctuation.sentence).toBe('Ends without punctuation in 100% of posts.');
    expect(card.emoji).toEqual({
      sentence: 'Emoji in 100% of posts, mostly 😂.',
      share: 1,
      favourites: [{ text: '😂', share: 1 }],
    });
    expect(card.rhythm.sentence).toBe(
      'About 6 words a sentence, even lengths (0); a usual post has 6 words.',
    );
    expect(card.words.sentence).toContain('"casino" (100% of posts)');
    expect(card.tags.sentence).toBe('Uses no hashtags and no cashtags.');
  });

  it('says how many samples are missing', () => {
    expect(cardOf(many(20, 'gm'))).toMatchObject({ enough: true, notice: null });
    expect(cardOf(many(19, 'gm'))).toMatchObject({
      enough: false,
      notice: 'Voice match: needs 20 samples (19/20).',
    });
    expect(cardOf([]).notice).toBe('Voice match: needs 20 samples (0/20).');
  });
});
