import { findHooks } from './hooks.ts';
import { quoted, type SampleText } from './read-sample.ts';

/** What a persona that learns from this text takes over, each with what shows it. */
export function trainingInsights(text: SampleText): string[] {
  const { all, words, lowerCase, sentences, lines, emojis, opening, english } = text;
  const perSentence = Math.round(words.length / Math.max(1, sentences.length));
  const [hook] = findHooks(text);
  const bare = /[\p{L}\p{N}]$/u.test(all);
  return [
    ...(words.length > 0
      ? [
          `Rhythm: ${perSentence} words a sentence, ${sentences.length} ${sentences.length === 1 ? 'sentence' : 'sentences'} on ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`,
        ]
      : []),
    ...(lowerCase ? ['Casing: no capital letters but for tickers and acronyms'] : []),
    ...(bare ? ['Ending: no mark after the last word'] : []),
    ...(emojis.length > 0 ? [`Emoji: ${quoted([...new Set(emojis)])}`] : []),
    ...(hook ? [`Way in: ${hook.sentence.charAt(0).toLowerCase()}${hook.sentence.slice(1)}`] : []),
    ...(english &&
    /^\W*(?:ngl|tbh|honestly|look|imo|fwiw|fun fact|reminder|psa|gm)\b/i.test(opening)
      ? [`Habit: begins with ${quoted([opening.split(/[\s,:]/)[0] ?? ''])}`]
      : []),
    ...(english ? [] : ['Not in English: only numbers, marks and form were judged, not the words']),
  ];
}
