import { expect, test } from 'vitest';
import { offends } from './offends.ts';

test.each([
  "you're such an idiot",
  '@dana is a clown',
  'go kill yourself',
  'we know where you live',
  'just send 1 ETH and get 2 back',
  'guaranteed returns, dm me to start',
  'connect your wallet to claim',
  'enter your seed phrase here',
  'eres un idiota',
  'du bist so dumm',
  'ihr seid Abschaum',
  'tu es un connard',
  'お前はクズ',
  '你是垃圾',
])('%s', (text) => {
  expect(offends(text)).toBe(true);
});

test.each([
  'Fees are an honest signal for demand here',
  'this chart is stupid good',
  'I would not call this a healthy market',
  'shorts are getting killed today',
  'never share your seed phrase with anybody',
  'garbage collection in Rust is a myth',
  'my dumb theory: blobs stay cheap',
  'send it',
  'Ist das dumm oder genial?',
])('not %s', (text) => {
  expect(offends(text)).toBe(false);
});
