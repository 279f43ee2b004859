const relatives =
  'dad|father|papa|mom|mum|mother|mama|brother|sister|son|daughter|baby|child|wife|husband|partner|fianc[eé]e?|girlfriend|boyfriend|friend|uncle|aunt|cousin|nephew|niece|grand\\w+|nana|colleague|teammate|co-?founder|dog|puppy|cat|kitten|pet|home|house|job|savings|everything|faith|hope|will to live';

/** Words of death, illness, disaster, despair and ruin. */
const patterns: readonly RegExp[] = [
  /\b(?:died|dies|dying|deaths?(?! (?:cross|spiral))|deceased|dead at|found dead|passed away|passed on|passing of|rest in (?:peace|power)|funeral|burial|obituary|memorial|eulogy|in (?:loving )?memory|condolences|mourn(?:s|ed|ing)?|grie(?:f|ve|ves|ved|ving)|bereave\w*|widow\w*|orphan\w*|heartbroken|heartbreaking|devastated|devastating|tragic|tragedy|tragically|late (?:father|mother|wife|husband|brother|sister|friend))\b/i,
  /\bR\.?I\.?P\.?\b|🕊|🖤|💔|🪦/u,
  /\b(?:no longer with us|left us|gone too soon|taken (?:from us|too soon)|lost (?:his|her|their) (?:life|lives|battle|fight)|last goodbye|said goodbye to|put (?:him|her|them|my \w+) (?:down|to sleep))\b/i,
  new RegExp(
    `\\b(?:lost|losing|lose|buried|burying|miss(?:ing)?) (?:\\w+ ){0,2}(?:my|our|his|her|their|a (?:dear|close|good)) (?:\\w+ ){0,2}(?:${relatives})\\b`,
    'i',
  ),
  /\b(?:cancer|leukemia|leukaemia|lymphoma|tumou?rs?|chemo\w*|metasta\w+|terminal(?:ly)? (?:ill|illness|diagnosis)|hospice|intensive care|icu|in (?:the )?hospital|hospitali[sz]ed|life support|coma|heart attack|overdose[ds]?|miscarr\w+|stillb\w+|diagnos(?:ed|is)|surgery|biopsy|dementia|alzheimer\w*|parkinson\w*|multiple sclerosis)\b/i,
  /\b(?:suicid\w*|kill(?:ing)? myself|end(?:ing)? (?:it all|my life)|want(?:ed)? to die|don'?t want to (?:live|be here|wake up)|can'?t (?:go on|do this any ?more|take (?:it|this) any ?more)|no reason to live|self[- ]harm\w*|hopeless|worthless|nobody (?:would|will) (?:miss me|notice (?:if|when) i|care (?:if|when) i)|give up on (?:life|everything))\b/i,
  /\b(?:depress(?:ed|ion|ing)|burn(?:ed|t)?[- ]?out|burnout|(?:nervous|mental) breakdown|panic attacks?|mental health|anxiety|lonely|loneliness|(?:so|just|completely|mentally|i'm|i am) exhausted|crying|cried|in tears|sobbing|divorc\w+|broke up|evicted|homeless|bankrupt\w*|in debt|relaps\w+|rehab|addict\w*)\b/i,
  /\b(?:earthquake|tsunami|hurricane|typhoon|cyclone|wildfires?|flooded|flooding|(?:flash|in the|the) floods?|landslide|bomb(?:ing|ed|s)?|missile|shelling|air ?strikes?|massacre|mass shooting|shot (?:dead|and killed)|(?:was|were|been|people|civilians|children|\d+) (?:\w+ )?killed|killed (?:in|by) (?:a|an|the)|casualt\w+|victims?|wounded|injured|(?:civil|the|at) war|war (?:crimes?|zone)|evacuat\w+|refugees?|missing (?:person|since|child)|crash(?:ed)? (?:victims|site)|car (?:accident|crash)|terror\w*)\b/i,
  /\b(?:laid off|lay-?offs?|layoffs?|lost my job|let go|got fired|was fired|been fired|made redundant|redundanc\w+|last day at|leaving (?:the|my) (?:team|company|project)|stepping (?:down|away|back)|shut(?:ting)? (?:it |us |everything )?down|winding down|sunsetting|closing (?:our|the) doors|ran out of (?:runway|money))\b/i,
  /\b(?:life savings|savings (?:are|is) gone|lost (?:it all|everything|half|most|all of)|lost (?:\$|€|£)?[\d.,]+ ?[kmb%]?(?: of)? (?:my|our)|i(?:'ve| have)? (?:just )?lost|got (?:scammed|rugged|drained|hacked|liquidated|rekt|wiped)|was (?:scammed|drained|hacked|robbed)|wiped (?:me|us) out|can'?t (?:pay|afford) (?:the |my )?(?:rent|bills|loan))\b/i,
];

/** Whether somebody tells of death, illness, disaster, despair or ruin, so far as English words show it. */
export function readsAsGrief(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
