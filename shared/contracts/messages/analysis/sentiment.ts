/** What is read of the mood of a text, and why. */
export const sentiment = {
  'sentiment.information':
    '{sure:label} neutral: {quotes:text} read as information rather than opinion.',
  'sentiment.no-side': '{sure:label} neutral: it takes no side.',
  'sentiment.bullish': '{sure:label} bullish, mostly because of {quotes:text}.',
  'sentiment.bullish-tone': '{sure:label} bullish, from the tone as a whole.',
  'sentiment.bearish': '{sure:label} bearish, mostly because of {quotes:text}.',
  'sentiment.bearish-tone': '{sure:label} bearish, from the tone as a whole.',
  'sentiment.both': '{quotes:text} lean bullish, {others:text} bearish.',
  'sentiment.against': 'Against it: {quotes:text}.',
  'sentiment.nothing': 'There is nothing to read in this text.',
  'sentiment.not-english':
    'This text does not look English, and the built-in model reads English only. No sentiment was guessed.',
} as const;

/** How sure a reading is, moods and emotions. */
export const sentimentLabels = [
  'Clearly',
  'Probably',
  'Perhaps',
  'bullish',
  'bearish',
  'neutral',
  'unknown',
  'joy',
  'fear',
  'anger',
  'sadness',
  'surprise',
  'calm',
] as const;
