import type { Reading } from './read-text.ts';

/** What somebody's post does to the people who read it, where that decides what may be said. */
export type Situation =
  | 'grief'
  | 'layoff'
  | 'shutdown'
  | 'loss'
  | 'incident'
  | 'burnout'
  | 'farewell'
  | 'milestone'
  | 'gm'
  | 'gn'
  | 'bare'
  | 'joke'
  | 'thread'
  | 'hiring';

const hard: [Situation, RegExp][] = [
  [
    'grief',
    /\bpassed away\b|\brest in peace\b|\bfuneral\b|\blost my (?:dad|mom|mum|father|mother|brother|sister|dog|cat|friend|wife|husband|grand\w+)\b/i,
  ],
  [
    'layoff',
    /\blaid off\b|\blayoffs\b|\blost my job\b|\blet go (?:today|this (?:morning|week)|yesterday)\b/i,
  ],
  [
    'shutdown',
    /\b(?:we(?:'re| are| have decided to| will)|i(?:'m| am)) (?:be )?(?:shut(?:ting)? (?:\w+ )?down|winding down|sunset(?:ting)?|clos(?:e|ing) (?:our|the) doors)\b|\bran out of (?:runway|money)\b/i,
  ],
  [
    'loss',
    /\b(?:lost|lose|losing) (?:\w+ ){0,3}(?:my|our)\b(?![^.!?]{0,30}\b(?:mind|patience|faith|interest|bet|virginity|sleep)\b)|\b(?:i|we)(?:'ve| have)? (?:just )?lost (?:everything|it all|half of it)\b|\bmy (?:\w+ ){1,3}(?:was|were|got) (?:\w+ )?(?:drained|stolen|hacked|wiped|emptied)\b|\b(?:i|we) (?:just |was |were |have been |got )+(?:rugged|drained|hacked|scammed|liquidated|rekt|wiped out)\b|\bsavings (?:are )?gone\b/i,
  ],
  [
    'incident',
    /\b(?:was|were|has been|have been|been|got|getting) (?:just )?(?:exploited|hacked|drained|compromised|attacked)\b|\bsecurity incident\b|\bexploit of\b|\bpaused (?:all )?(?:withdrawals|deposits|the (?:bridge|protocol|contracts?))\b|\battacker\b/i,
  ],
  ['burnout', /\bburn(?:ed|t)?[- ]?out\b|\bexhausted\b|\bmental health\b|\bdepress(?:ed|ion)\b/i],
  [
    'farewell',
    /\b(?:i'?m|i am|i've decided to be) (?:leaving|stepping (?:down|away|back)|moving on)\b|\bmy last (?:day|week|month) (?:at|with|in)\b|\bi (?:have )?(?:left|resigned|stepped (?:down|back|away))\b/i,
  ],
  [
    'milestone',
    /\b(?:got|getting) (?:married|engaged)\b|\bwe're (?:having a|expecting)\b|\b(?:our|my) (?:daughter|son|baby|newborn)\b|\bi(?:'m| am) joining\b|\bgot the job\b|\bgraduated\b|\bquit my job\b|\bfull[- ]time (?:on|in|into) (?:my|our|this)\b|\bmy birthday\b|\byears? sober\b|\bfirst (?:house|home)\b/i,
  ],
];

/** The situation of a post being answered; null where its subject is what matters. */
export function situationOf(text: string, { stance, english }: Reading): Situation | null {
  const plain = text
    .replace(/https?:\/\/\S+|[@＠]\w+/gu, ' ')
    .replace(/’/g, "'")
    .trim();
  const words = plain.match(/[\p{L}\p{N}$][\p{L}\p{N}'-]*/gu) ?? [];
  if (
    words.length === 0 ||
    (english &&
      words.length < 3 &&
      /^(?:this|that|wow|look|and|so|well|thoughts|soon)\b/i.test(words[0] ?? ''))
  )
    return 'bare';
  if (!english) return null;
  if (words.length <= 14 && /^\W*gn\b|^\W*good night\b/i.test(plain)) return 'gn';
  if (words.length <= 14 && /^\W*(?:gm+|good morning)\b/i.test(plain)) return 'gm';
  const found = hard.find(([, pattern]) => pattern.test(plain))?.[0];
  // Who laughs at a loss of their own wants no condolences.
  if (found && (stance !== 'joke' || found === 'grief')) return found;
  if (stance === 'hiring') return 'hiring';
  if (stance === 'joke') return 'joke';
  return /^\s*1\s*[/)]|🧵|\ba thread\b|\bhere's what i (?:found|learned)\b/iu.test(plain)
    ? 'thread'
    : null;
}

/** Where nobody wants a joke, a lesson or an opinion. */
export function isTender(situation: Situation | null): boolean {
  return situation !== null && tender.has(situation);
}

const tender = new Set<Situation>([
  'grief',
  'layoff',
  'shutdown',
  'loss',
  'incident',
  'burnout',
  'farewell',
]);
