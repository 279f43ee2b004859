import type { StyleProfile } from '../profile/style-profile.ts';

/** From here on somebody writes small, and shortens as they like. */
const SMALL = 0.5;
/** Below it apostrophes are left out in a hurry. */
const DROPPED = 0.3;

/** What is typed in a hurry, by what it stands for. */
const hurried: [short: string, long: string][] = [
  ['u', 'you'],
  ['ur', 'your'],
  // "A big w" is a win.
  [
    `(?<!\\b(?:an?|the|big|huge|massive|another|easy|clear|rare|nice) )w(?= (?!for\\b|in\\b|and\\b|today\\b)[\\p{Ll}$@\\d])`,
    'with',
  ],
  ['w/', 'with'],
  ['w/o', 'without'],
  ['b4', 'before'],
  ['tho', 'though'],
  ['thx', 'thanks'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['ppl', 'people'],
  ['abt', 'about'],
  ['obv', 'obviously'],
  ['probs', 'probably'],
  ['alrdy', 'already'],
  ['mkt', 'market'],
  ['qtr', 'quarter'],
  ['rly', 'really'],
  ['bc', 'because'],
  ['grats', 'congrats'],
];
const follows = '(?= (?:the|an?|not|all|just|still|only|too|so|about|been|going|like|my|your)\\b)';
const begins = '(?= (?:have|be|take|look|send|try|check|read|ask|do|go|let|get|add|wait)\\b)';
const apostrophes: [bare: string, whole: string][] = [
  [
    '([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Cc]ould|[Ww]ould|[Ss]hould)nt',
    "$1n't",
  ],
  ['cant', "can't"],
  ['([Tt]hat|[Ww]hat|[Tt]here|[Hh]ere|[Ww]ho)s', "$1's"],
  ['([Yy]ou|[Tt]hey)re', "$1're"],
  ['([Yy]ou|[Tt]hey|[Ww]e)ve', "$1've"],
  [`([Ii]t)s${follows}`, "$1's"],
  [`ill${begins}`, "i'll"],
  ['im', "i'm"],
  ['ive', "i've"],
];

/** In small letters, a longer one with a large first: capitals alone are names, or stress. */
function word(form: string): RegExp {
  const [first = ''] = form;
  const begun = /^\p{L}{3}/u.test(form) ? `[${first}${first.toUpperCase()}]${form.slice(1)}` : form;
  return new RegExp(`(?<![\\p{L}\\p{N}@#$/_.'’-])${begun}(?![\\p{L}\\p{N}'’/_-]|\\.\\p{L})`, 'gu');
}
const short = hurried.map(([form, long]) => ({ form, of: word(form), long }));
const bare = apostrophes.map(([form, whole]) => ({ of: word(form), whole }));

/**
 * An English text with what was typed in a hurry written out, as somebody does who writes in
 * sentences: `u` and `dont` stay where they are a habit. Quoted words stay as they are.
 */
export function spellOut(text: string, style: StyleProfile): string {
  if (style.lowerCase >= SMALL) return text;
  const habits = new Set(style.short.map(([, form]) => form));
  const meant = short.filter(({ form }) => !habits.has(form));
  const dropped = style.noApostrophe > DROPPED ? [] : bare;
  return text
    .split(/("[^"]*")/)
    .map((part, at) => {
      if (at % 2 === 1) return part;
      const long = meant.reduce((now, one) => now.replace(one.of, one.long), part);
      return dropped.reduce((now, one) => now.replace(one.of, one.whole), long);
    })
    .join('');
}
