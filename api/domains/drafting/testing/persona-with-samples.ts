import type { Caller } from '#api/testing/app.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';

const words = 'fees depth spreads funding basis flows volume carry hedges exits'.split(' ');
/** 24 sentences of one voice: enough to learn it from. */
export const training = Array.from({ length: 24 }, (_, at) => {
  const [one, other] = [words[at % 10], words[(at * 3 + 1 + Math.floor(at / 10)) % 10]];
  return at % 2 === 0
    ? `${one} first, ${other} second. Nobody reads the book in order.`
    : `I keep a list of ${other} that looked fine until ${one} did not.`;
}).join('\n');

/** The id of a new persona with these samples. */
export async function personaOf(user: Caller, trainingData = 'gm frens') {
  const body = {
    name: 'Dana',
    description: 'Trades perps',
    personality: 'Dry',
    type: 'ct_lead',
    trainingData,
  } as const;
  return (await user.call(createPersona, { body })).id;
}
