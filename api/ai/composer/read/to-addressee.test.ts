import { expect, it } from 'vitest';
import { toAddressee } from './to-addressee.ts';

it.each([
  ['ask him first what hes building', 'ask him what you are building'],
  ['tell him its money not him', 'tell him its money not you'],
  ['tell her she was right', 'tell her you were right'],
  [
    'ask her what she uses and if her team tries it',
    'ask her what you use and if your team tries it',
  ],
  ['tell him he goes too far', 'tell him you go too far'],
  ['remind him that he said so himself', 'remind him that you said so yourself'],
  // Who is not named is somebody else.
  ['tell him she is right', 'tell him she is right'],
  ['he is right', 'he is right'],
  ['ask whether he sold', 'ask whether he sold'],
])('says it to them: %s', (typed, said) => {
  expect(toAddressee(typed)).toBe(said);
});
