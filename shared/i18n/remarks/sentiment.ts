import { msg } from '#shared/i18n/translate.ts';

/** What is read of the mood of a text, and why. */
export const sentimentRemarks = [
  msg('bullish'),
  msg('bearish'),
  msg('neutral'),
  msg('unknown'),
  msg('joy'),
  msg('fear'),
  msg('anger'),
  msg('sadness'),
  msg('surprise'),
  msg('calm'),
  msg('Clearly'),
  msg('Probably'),
  msg('Perhaps'),
  msg('{sure} neutral: {quotes} read as information rather than opinion.'),
  msg('{sure} neutral: it takes no side.'),
  msg('{sure} bullish, mostly because of {quotes}.'),
  msg('{sure} bullish, from the tone as a whole.'),
  msg('{sure} bearish, mostly because of {quotes}.'),
  msg('{sure} bearish, from the tone as a whole.'),
  msg('{quotes} lean bullish, {others} bearish.'),
  msg('Against it: {quotes}.'),
  msg('There is nothing to read in this text.'),
  msg(
    'This text does not look English, and the built-in model reads English only. No sentiment was guessed.',
  ),
];
