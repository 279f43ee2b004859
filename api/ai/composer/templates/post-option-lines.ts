/** A good morning that comes to a subject. */
export const gmLeads: string[] = [
  'gm, one thought on {f}: {p}',
  'gm to everyone watching {f}: {p}',
  'gm, {f} first: {p}',
  'gm, before the coffee is gone, {f}: {p}',
  'gm, today it is {f} for me: {p}',
];

/** A point for the people it is for, where nothing but they is given. */
export const audienceLeads: string[] = [
  'a note to {a}: {p}',
  'for {a}: {p}',
  'something for {a} to argue about: {p}',
  'what {a} hear too rarely: {p}',
];

/** Jokes about anything that is no misfortune of somebody else. */
export const memeTemplates: string[] = [
  'me: I am done with {f}. also me: so, about {f}',
  'explaining {f} to my mom like I understand {them}',
  'pov: you said {f} would be fine',
  'day one of pretending that I saw {f} coming',
  'my relationship with {f}: it is complicated and I am the problem',
  'some people have hobbies. I have {f}',
  '{f}: exists. me: opening too many tabs',
];

/** What a call says behind the facts it stands on. */
export const callsOnFacts: string[] = [
  'on my watchlist',
  'worth the homework',
  'watching this one closely',
  'enough to start looking',
];
