import type { Tone } from '#shared/contracts/common.ts';

/** A nod before the point, under a post that takes a side. */
export const nods: Record<Tone, string[]> = {
  professional: [
    'fair',
    'agreed, mostly',
    'hard to disagree',
    'mostly agree',
    'useful to hear',
    'I see it the same way',
    'noted',
    'well put',
  ],
  casual: ['yeah', 'fair', 'same', 'hm', 'true', 'ok fair', 'felt this', 'not wrong'],
  aggressive: [
    'finally',
    'about time',
    'good',
    'right point, wrong crowd',
    'took long enough',
    'yes',
    'at last',
  ],
  humorous: [
    'ok',
    'pain',
    'incredible',
    'noted with tears',
    'correct and sad',
    'hm',
    'I laughed, then I checked',
  ],
  technical: [
    'mostly right',
    'agreed',
    'fair',
    'one nit',
    'yes, with a footnote',
    'partly',
    'correct as far as it goes',
  ],
};

/** A nod under somebody's own news. */
export const cheers: string[] = [
  'congrats',
  'nice work',
  'well done',
  'good ship',
  'love to see it',
  'clean',
];

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
