import { isEnglish } from '../../detect-language.ts';
import type { Topic } from '../topics/topic.ts';
import { topicsIn } from '../topics/topics.ts';
import { type Focus, findFocuses } from './find-focus.ts';

export type Stance = 'question' | 'launch' | 'pain' | 'hello' | 'opinion';

/** What the composer understood of a text. */
export interface Reading {
  stance: Stance;
  topics: Topic[];
  focuses: Focus[];
  english: boolean;
}

const stances: [Stance, RegExp][] = [
  [
    'hello',
    /^\W*(?:gm|gn|good (?:morning|night)|happy (?:monday|friday|weekend|new year))\b.{0,60}$/is,
  ],
  [
    'launch',
    /\b(?:we|our|i)\b[^.!?]{0,60}\b(?:launch\w*|ship(?:ped|ping)|releas\w+|live|built|announc\w+|introduc\w+|rais(?:ed|ing)|partner\w*|open[- ]?sourc\w+|deployed|rolled out)\b|\b(?:introducing|announcing|now live|is live|mainnet is)\b/i,
  ],
  [
    'pain',
    /\b(?:rekt|liquidated|lost|losing|rugged|drained|hacked|exploit(?:ed)?|stolen|stuck|fail(?:s|ed|ing)|broken|terrible|awful|worst|tired of|sick of|hate|annoying|frustrat\w+|expensive|scam(?:med)?|down bad|painful|ridiculous|unusable)\b/i,
  ],
];

/** Reads a post or a prompt. */
export function readText(text: string, language: string | null, own = false): Reading {
  const inEnglish = isEnglish(text, language);
  return {
    stance: stanceOf(text),
    topics: topicsIn(text),
    // The grammar of another language is not read.
    focuses: inEnglish ? findFocuses(text, own) : [],
    english: inEnglish,
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
