import type { Tone } from '#shared/contracts/common.ts';

/** How somebody leads into a point; half of the points come without. */
export const leads: Record<Tone, string[]> = {
  professional: [
    'my read:',
    'in practice',
    'the way I see it,',
    'put simply,',
    'as a rule',
    'from what I can tell,',
    'in short,',
    'more often than not',
  ],
  casual: [
    'honestly',
    'to me',
    'the way I see it,',
    'I mean,',
    "maybe it's just me but",
    'in the end',
    'my two cents:',
    'more often than not',
  ],
  aggressive: [
    'let me be blunt:',
    'once more for the back:',
    'spoiler:',
    'fact is,',
    'like it or not,',
    'plain and simple:',
    'sorry but',
  ],
  humorous: [
    'plot twist:',
    'sources say',
    'my lawyer says',
    'in other news,',
    'legend has it',
    'fun fact:',
    'meanwhile',
  ],
  technical: [
    'in practice',
    'mechanically,',
    'to be precise,',
    'as far as I can tell,',
    'reading it closely,',
    'by construction',
  ],
};

export const askLeads: string[] = [
  'genuine question:',
  'so',
  'curious,',
  'serious question:',
  'real question:',
  'and',
  'then again,',
  'still,',
  "what I'd ask:",
];
