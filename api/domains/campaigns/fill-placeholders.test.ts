import { expect, it } from 'vitest';
import { fillTemplate } from './fill-placeholders.ts';

const filling = { topic: '$& {date} \x24{7*7}', ticker: '$BTC', date: 'November 22' };

it.each([
  ['gm, {topic} on {date}', 'gm, $& {date} \x24{7*7} on November 22'],
  ['{{topic}} {{ Topic }}', '$& {date} \x24{7*7} $& {date} \x24{7*7}'],
  ['{constructor} {__proto__} {topic.length}', '{constructor} {__proto__} {topic.length}'],
  ['\x24{7*7} <%= 1 %> {{7*7}} #{1}', '\x24{7*7} <%= 1 %> {{7*7}} #{1}'],
  ['\x24{ticker} and {TICKER}', '$BTC and $BTC'],
])('puts texts in place of three names and runs nothing: %s', (template, text) => {
  expect(fillTemplate(template, filling)).toBe(text);
});
