import { type Scene, withFocus } from './plan/plan-context.ts';

/** A good morning, and mostly something after it. */
export function greeting({ focus, random, brief }: Scene): string[] {
  const gm = focus
    ? withFocus(withSubject, focus, random)
    : random.pick([
        'gm',
        'gm, and a good one',
        'gm to the early ones',
        'gm from the slow side of the timeline',
      ]);
  const more = random.pick([
    'what are you on today?',
    'anything good on the list?',
    "let's make it a calm one",
    'coffee is doing its best',
    'what did I miss overnight?',
    'quiet charts and loud coffee please',
  ]);
  return random.chance(brief.voice.type === 'reply_guy' ? 0.5 : 0.8) ? [gm, more] : [gm];
}

const withSubject = [
  'gm, coffee first and then {f}',
  'gm to you and to {f}',
  'gm, hope {f} treat{s} you well today',
  'gm, {f} can wait until after coffee',
];
