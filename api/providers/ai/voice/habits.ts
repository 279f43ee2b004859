/** Words people begin a post with that say nothing about its subject. */
export const openers =
  'gm|gn|ser|anon|fren|frens|lol|lmao|honestly|ngl|tbh|imo|imho|look|listen|fwiw|nah|yeah|yep|yes|no|nope|wow|ok|okay|so|man|bro|dude|yo|damn|well|hot take|unpopular opinion|reminder|friendly reminder|note|psa|quick one|quick note|fun fact|real talk|hmm|oh|and|but|also|still|friends|folks|guys|hey|wild|wait|ah|alright|right|hear me out|daily reminder|one thing|small thing|question|thought'.split(
    '|',
  );

/** Words people end a post with. */
export const closers =
  'lol|lmao|imo|imho|tbh|ngl|fr|ser|fren|frens|anon|nfa|dyor|wagmi|ngmi|lfg|gm|though|tho|no|right|man|bro|haha|i guess|i think|for real|just saying|you know|probably|maybe|again|anyway|cheers|thanks'.split(
    '|',
  );

export const shortForms: [long: string, short: string][] = [
  ['you', 'u'],
  ['your', 'ur'],
  ['because', 'bc'],
  ['because', 'cuz'],
  ['though', 'tho'],
  ['with', 'w/'],
  ['people', 'ppl'],
  ['right now', 'rn'],
  ['to be honest', 'tbh'],
  ['going to', 'gonna'],
  ['want to', 'wanna'],
  ['kind of', 'kinda'],
  ['and', '&'],
  ['really', 'rly'],
  ['about', 'abt'],
  ['everyone', 'everybody'],
  ['everybody', 'everyone'],
];
