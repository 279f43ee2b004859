/** Words people begin a post with that say nothing about its subject. */
export const openers =
  'gm|gn|ser|anon|fren|frens|lol|lmao|honestly|ngl|tbh|imo|imho|look|listen|fwiw|nah|yeah|yeah no|yep|nope|wow|ok so|ok but|okay so|so|man|bro|dude|yo|ayo|damn|well|welp|hot take|unpopular opinion|reminder that|friendly reminder|note to self|psa|quick one|quick note|fun fact|real talk|hmm|oh|and|but|also|still|friends|folks|guys|hey|wild|wait|ah|alright|right|hear me out|daily reminder|small thing|no bc|nah cause|literally|lowkey|highkey|omg|pls|oof|ugh|idk|idk man|heh|haha|yup|mind you|anyway'.split(
    '|',
  );

/** Words people end a post with. */
export const closers =
  'lol|lmao|imo|imho|tbh|ngl|fr|ser|fren|frens|anon|nfa|dyor|wagmi|lfg|gm|though|tho|right|man|bro|haha|heh|i guess|i think|for real|just saying|you know|probably|maybe|again|anyway|cheers|thanks|rn|fwiw|folks|friends|babe|bestie|fam|lads|mate'.split(
    '|',
  );

/** How people call whoever reads them. */
export const addresses =
  'anon|ser|bestie|besties|bro|bros|fam|amigos|folks|friends|guys|dude|babe|yall|frens|fren|mate|lads|gents|chat|everyone|legends|builders|team|king|kings|queen|queens|boss|brother|my friend|my friends|people|kids|degens|chads|sir|buddy|homie|dear'.split(
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
  ['people', 'folks'],
  ['right now', 'rn'],
  ['to be honest', 'tbh'],
  ['going to', 'gonna'],
  ['want to', 'wanna'],
  ['kind of', 'kinda'],
  ['and', '&'],
  ['really', 'rly'],
  ['about', 'abt'],
  ['please', 'pls'],
  ['nobody', 'no one'],
  ['everyone', 'everybody'],
  ['everybody', 'everyone'],
  ['usually', 'mostly'],
];
