/** Behind news that the person tells. */
export const newsLines: string[] = [
  'the headline is the easy part, the fine print is next',
  'waiting for the details before having feelings about it',
  'everyone will have an opinion by lunch, few will have read it',
  'good to know, curious who moves first because of it',
  'reading the source before the takes',
  'let us see what is left of it in a week',
  'bigger than it looks, or smaller, ask me in a week',
  'the second paragraph is usually where it gets interesting',
  'curious who has to change their plans now',
  'this one deserves more than a headline',
  'noted, now the waiting begins',
];

/** Behind news of an attack or an outage that the person tells. */
export const incidentLines: string[] = [
  'hope everybody affected is made whole',
  'waiting for the post-mortem before having an opinion',
  'users first, everything else after, and facts first',
  'sorry to everybody affected',
  'facts first, opinions later',
  'good luck to the people working on it tonight',
];

/** On a subject, before a point that does not name it. */
export const pointLeads: string[] = [
  'on {f}: {p}',
  '{f} in one line: {p}',
  'worth repeating about {f}: {p}',
  'the short version of {f}: {p}',
  'my whole view of {f}: {p}',
  'one thing on {f}: {p}',
  'what I keep coming back to with {f}: {p}',
  '{f}, without the noise: {p}',
  'if I had to say one thing about {f}: {p}',
];
