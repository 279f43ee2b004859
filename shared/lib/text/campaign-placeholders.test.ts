import { expect, test } from 'vitest';
import {
  fillPlaceholders,
  unfilledPlaceholder,
  unknownPlaceholder,
} from './campaign-placeholders.ts';

test.each([
  ['gm {topic}', 'gm [topic]'],
  ['{TICKER}, { date } and {{topic}}', '[ticker], [date] and [topic]'],
  ['{topics} {days} { gm } {}', '{topics} {days} { gm } {}'],
])('fills in what is ours however it is written: %s', (text, filled) => {
  expect(fillPlaceholders(text, (name) => `[${name}]`)).toBe(filled);
  expect(unfilledPlaceholder(filled)).toBeNull();
});

test.each([
  ['only {days} left', '{days}'],
  ['{{days}} left', '{days}'],
  ['{days left}', '{days left}'],
  ['price: $\u007bprice}', '{price}'],
  ['{user_name}, {user-name}, {user.name}', '{user_name}'],
  ['{topics} of {topic}', '{topics}'],
  ['noch {Tage}, あと{日数}', '{Tage}'],
  ['あと{日数}', '{日数}'],
  ['{_x}', '{_x}'],
])('notices what nothing fills in: %s', (text, placeholder) => {
  expect(unknownPlaceholder(text)).toBe(placeholder);
});

test.each([
  'gm {topic} {{ticker}} { date }',
  'braces { days } that people mean',
  '{"days": 7}',
  'f(x) { return x; }',
  '{1} {} {a, b} {:}',
  'a { in one line\nand } in the next',
  '{one two three four five words}',
])('leaves literal braces alone: %s', (text) => {
  expect(unknownPlaceholder(text)).toBeNull();
});
