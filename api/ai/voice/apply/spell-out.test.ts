import { expect, it } from 'vitest';
import { learnStyle } from '../profile/style-profile.ts';
import { spellOut } from './spell-out.ts';

const sober = learnStyle(
  ['Spreads are tight because supply is thin.', 'Nobody needed a speech. The curve did the work.'],
  'professional',
  'ct_lead',
);

it.each([
  ['its the ethics part obv', "it's the ethics part obviously"],
  ['file w the regulator, they move in 48h', 'file with the regulator, they move in 48h'],
  ['at least its tax deductable (its not)', "at least its tax deductable (it's not)"],
  ['get out if u can', 'get out if you can'],
  ['ill have a look, dont wait', "i'll have a look, don't wait"],
  ['he is ill and cant come', "he is ill and can't come"],
  ['its price and its depth', 'its price and its depth'],
  ['restore b4 sending, thats all', "restore before sending, that's all"],
  // Names, tickers, addresses and quoted words are none.
  ['$U, @u, #w, u.com, w-9 and "u ok"', '$U, @u, #w, u.com, w-9 and "u ok"'],
  // A win, British Columbia, a probability and stress are something else.
  ['huge W for the team, a big w', 'huge W for the team, a big w'],
  ['BC regulator, prob of default 3%', 'BC regulator, prob of default 3%'],
  ['I CANT stress this. Dont sell, Thx', "I CANT stress this. Don't sell, thanks"],
  ['was bullish, wants more', 'was bullish, wants more'],
])('writes out for who writes in sentences: %s', (typed, written) => {
  expect(spellOut(typed, sober)).toBe(written);
});

it('leaves it to who writes like that', () => {
  const small = learnStyle(['u cant lose if u dont sell', 'im up 3%'], 'humorous', 'shitposter');
  expect(spellOut('u dont say', small)).toBe('u dont say');
  const mixed = learnStyle(['Can u believe it.', 'Ask me what u want.'], 'casual', 'ct_lead');
  expect(spellOut('u dont say', mixed)).toBe("u don't say");
});
