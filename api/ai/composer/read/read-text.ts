import { isEnglish } from '../../detect-language.ts';
import type { Topic } from '../topics/topic.ts';
import { topicOf, topicsIn } from '../topics/topics.ts';
import { type Focus, findFocuses } from './find-focus.ts';

export type Stance =
  | 'question'
  | 'news'
  | 'launch'
  | 'pain'
  | 'bullish'
  | 'bearish'
  | 'joke'
  | 'hello'
  | 'hiring'
  | 'opinion';

/** What the composer understood of a text. */
export interface Reading {
  stance: Stance;
  topics: Topic[];
  focuses: Focus[];
  /** Short runs of the text itself, worth repeating in quotation marks. */
  quotes: string[];
  english: boolean;
  /** Tells of the writer's own day. */
  personal: boolean;
}

const stances: [Stance, RegExp][] = [
  [
    'hiring',
    /\b(?:we're|we are|i'm|now)? ?hiring\b|\bjob opening\b|\bjoin (?:our|the) team\b|\blooking for an? [\w ]{0,30}(?:engineer|developer|designer|dev|marketer|lead|manager|co-?founder|cto|intern|writer|auditor|contributor)s?\b/i,
  ],
  [
    'hello',
    /^\W*(?:gm|gn|good (?:morning|night)|happy (?:monday|friday|weekend|new year))\b.{0,60}$/is,
  ],
  ['joke', /\b(?:lol|lmao|lmfao|be like|me when|pov:|nobody:)|[😂🤣💀😭]/iu],
  [
    'launch',
    /\b(?:we|our|i)\b[^.!?]{0,60}\b(?:launch\w*|ship(?:ped|ping)|releas\w+|live|built|announc\w+|introduc\w+|rais(?:ed|ing)|partner\w*|open[- ]?sourc\w+|deployed|rolled out)\b|\b(?:introducing|announcing|now live|is live|mainnet is)\b/i,
  ],
  [
    'pain',
    /\b(?:rekt|liquidated|lost|losing|rugged|drained|hacked|exploit(?:ed)?|stolen|stuck|fail(?:s|ed|ing)|broken|terrible|awful|worst|tired of|sick of|hate|annoying|frustrat\w+|expensive|scam(?:med)?|down bad|painful|ridiculous|unusable)\b/i,
  ],
  [
    'news',
    /\b(?:breaking|just in|reports?|according to|announces|files|approves?d?|sues|lawsuit|acquires|rumou?r|confirmed)\b/i,
  ],
  [
    'bullish',
    /\b(?:bullish|reclaim(?:ed|s|ing)?|breaking out|up only|all[- ]time high|ath|pump\w*|moon\w*|send it|wagmi|lfg|breakout|ripping|rally\w*|long(?:ing)?|undervalued|inevitable)\b|🚀|📈/iu,
  ],
  [
    'bearish',
    /\b(?:bearish|dump\w*|crash\w*|bleeding|capitulat\w*|shorting|top is in|overvalued|dead|nuk\w+|it's over|exit|sell(?:ing)?)\b|📉/iu,
  ],
];

/** Reads a post or a prompt. */
export function readText(text: string, language: string | null, own = false): Reading {
  const inEnglish = isEnglish(text, language);
  return {
    stance: stanceOf(text),
    topics: topicsIn(text),
    // The grammar of another language is not read.
    focuses: inEnglish ? findFocuses(text, (word) => topicOf(word) !== undefined, own) : [],
    quotes: inEnglish ? quotesOf(text) : [],
    english: inEnglish,
    personal:
      /\b(?:i|my|me|mine|we|our)\b|\b(?:just|finally|today|this morning|last night)\b/i.test(text),
  };
}

function stanceOf(text: string): Stance {
  const plain = text.replace(/https?:\/\/\S+/g, ' ').trim();
  const stance = stances.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'opinion';
  // "How is this still a thing?" under a complaint wants company and not an answer.
  const asks =
    /\?\W*$/.test(plain) || /^(?:who|what|why|how|when|where|which|anyone)\b[^.!]*\?/i.test(plain);
  const bare =
    plain.length < 120 &&
    /^(?:(?:who|anyone|anybody|where)\b|(?:what|how|why|which)(?:'s| is| are| do| does| did| would| should)\b|(?:do|does|is|are|should|would) (?:you|anyone|anybody|we|there)\b)[^.!]*$/i.test(
      plain,
    );
  return (asks || bare) && stance !== 'pain' && stance !== 'hello' ? 'question' : stance;
}

function quotesOf(text: string): string[] {
  return text
    .replace(/https?:\/\/\S+|[@＠]\w+|[#$]\w+/gu, '\n')
    .split(/[\n.!?;:,…"“”()]+|\s[–—-]\s/u)
    .map((part) => part.trim().replace(/^(?:and|but|so|because|that|then|or|if|also)\s+/i, ''))
    .filter((part) => {
      const words = part.split(/\s+/);
      return (
        words.length >= 4 &&
        words.length <= 9 &&
        part.length <= 60 &&
        /^[\p{Script=Latin}\d\s%'’/-]+$/u.test(part)
      );
    });
}
