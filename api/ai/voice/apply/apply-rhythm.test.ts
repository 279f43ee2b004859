import { expect, it } from 'vitest';
import { learnStyle } from '../profile/style-profile.ts';
import { applyRhythm } from './apply-rhythm.ts';

const calm = learnStyle(['Flat into the weekend.', 'No heroics.'], 'professional', 'ct_lead');
const small = learnStyle(['flat into the weekend', 'no heroics'], 'humorous', 'shitposter');

it.each([
  ['¡Felicidades! Bien merecido.', 'Felicidades. Bien merecido.'],
  ['Bravo à toute l’équipe !', 'Bravo à toute l’équipe.'],
  ['Nice work!! Really.', 'Nice work. Really.'],
])('a calm voice keeps no half of an exclamation: %s', (text, calmed) => {
  expect(applyRhythm(text, calm)).toBe(calmed);
});

it('a Turkish capital becomes the small letter and nothing beside it', () => {
  expect(applyRhythm('İyi geceler', small)).toBe('iyi geceler');
});

it('what somebody would have done is not shortened twice', () => {
  const short = learnStyle(["Don't know.", "I'd wait."], 'casual', 'reply_guy');
  expect(applyRhythm('What would you have done? They have shipped.', short)).toMatch(
    /would you have done\? They've shipped/,
  );
});
