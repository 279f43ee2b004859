import { expect, it } from 'vitest';
import { greetingIn } from './read-greeting.ts';

it.each([
  ['Got married yesterday. Gas fees were low so it was a sign.', 'milestone'],
  ['Our daughter arrived this morning, everyone is healthy', 'milestone'],
  ['gm frens ☀️ what are we building today', 'gm'],
  ['gn. tomorrow we try again', 'gn'],
  ['Happy new year fam, may your bugs be shallow', 'wishes'],
  ['Our mainnet is finally live', 'launch'],
])('reads what greets or is good news: %s', (text, greeting) => {
  expect(greetingIn(text)).toBe(greeting);
});

it.each([
  'Solana fees are spiking again and half my transactions are failing',
  'Our son sold the top',
  'What wallet do you give to your non-crypto friends?',
  'gm. One year today since the transplant. Somebody I will never meet said yes to a form once.',
])('leaves what has a subject: %s', (text) => {
  expect(greetingIn(text)).toBeNull();
});
