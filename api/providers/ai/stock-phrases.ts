/** What machine text is known by, with what a person would have written instead ('' : nothing). */
export const stockPhrases: [phrase: RegExp, instead: string][] = [
  // Openers
  [
    /^(?:great|excellent|amazing|fantastic|interesting|solid|good|valid) (?:point|post|question|take|insight|thread|observation|perspective)s?(?: here| indeed)?[,.!:]*\s*/gimu,
    '',
  ],
  [
    /^(?:absolutely|definitely|certainly|indeed|exactly|totally|well said|so true|couldn't agree more|i (?:completely|totally|couldn't) agree(?: more)?)[,.!]+\s*/gimu,
    '',
  ],
  [/^(?:thanks|thank you) for sharing(?: this)?[,.!]*\s*/gimu, ''],
  [
    /\bin (?:today's|the) (?:fast-paced|ever-(?:changing|evolving)|rapidly (?:changing|evolving)|dynamic|digital) (?:world|landscape|space|age|era|market)(?: of [\p{L} ]{2,20})?,?\s*/giu,
    '',
  ],
  [/\bin (?:today's|the) (?:world|landscape|market|space) of [\p{L}-]+,\s*/giu, ''],
  [/\blet's (?:dive|delve|dig)(?: right)? in(?:to (?:it|this))?[.:!]*\s*/giu, ''],
  [/\bhere's the (?:thing|kicker|deal|truth)[:.,]\s*/giu, ''],
  [
    /\b(?:it's|it is) (?:important|worth|crucial|essential|interesting) (?:to note|noting|to remember|to mention|mentioning) that\s+/giu,
    '',
  ],
  [
    /\b(?:needless to say|at the end of the day|when all is said and done|make no mistake|rest assured|in conclusion|to sum up|in summary|all in all|first and foremost|last but not least),?\s*/giu,
    '',
  ],
  [
    /(^|[.!?]\s+)(?:moreover|furthermore|additionally|ultimately|consequently|notably|importantly|overall),\s*/giu,
    '$1',
  ],
  // Not just X, but Y
  [
    /\b(?:(?:it's|it is|this is|that's) not|(?:this|it|that) isn't) just (?:about )?([^,.;—\n]{2,40})(?:,|;| [—–-]|\.) ?(?:but (?:also )?|it's |it is |this is )(?:about )?/giu,
    "it's about $1 and ",
  ],
  [
    /\bnot (?:just|only) (?!(?:do|does|did|is|are|was|were|has|have|will|can)\b)([^,.;—\n]{2,40}),? but (?:also )?/giu,
    '$1 and ',
  ],
  // Words
  [/\b(?:a |an )?(?:true |real |total |absolute |complete )?game[- ]changer\b/giu, 'a big deal'],
  [/\bgame[- ]changing\b/giu, 'big'],
  [/\bnavigat(?:e|ing) the (?:complex(?:ities)? (?:of )?|ever-changing )?/giu, 'handle the '],
  [/\b(?:a )?testament to\b/giu, 'proof of'],
  [
    /\b(?:seamless|seamlessly|groundbreaking|cutting-edge|revolutionary|transformative|unparalleled|multifaceted|meticulous|meticulously)\s+/giu,
    '',
  ],
  [/\bdelve into\b/giu, 'look at'],
  [/\bdelves into\b/giu, 'looks at'],
  [/\bdelving into\b/giu, 'looking at'],
  [/\bleverag(e|es|ing|ed) the power of\b/giu, 'us$1'],
  [/\bharness(?:es)? the (?:full )?(?:power|potential) of\b/giu, 'use'],
  [/\bharnessing the (?:full )?(?:power|potential) of\b/giu, 'using'],
  [/\bunlock(|s|ing) the (?:full |true )?potential of\b/giu, 'open$1 up'],
  [/\butili[sz](e|es|ing|ed)\b/giu, 'us$1'],
  [/\bfoster(|s|ing)\b/giu, 'build$1'],
  [/\bunderscore(|s)\b/giu, 'show$1'],
  [/\bshowcas(?:es|e)\b/giu, 'show'],
  [/\bshowcasing\b/giu, 'showing'],
  [/\bplay(|s|ing) a (?:crucial|vital|key|pivotal) role in\b/giu, 'matter$1 for'],
  [/\bparadigm shift\b/giu, 'change'],
  [/\b(?:ever-evolving|ever-changing|rapidly evolving)\s+/giu, ''],
  [/\bthe (?:crypto |digital |blockchain |defi )?(?:landscape|tapestry|realm) of\b/giu, ''],
  [/\bpivotal\b/giu, 'key'],
  [/\brobust\b/giu, 'solid'],
  [/\bthe future (?:of [\p{L} ]{2,25})? ?(?:is|looks) (?:bright|here)(?:[.!]+\s*|$)/giu, ''],
  [
    /\b(?:only time will tell|the possibilities are endless|stay tuned|exciting times ahead|the sky is the limit)[.!]*/giu,
    '',
  ],
];
