import { type Message, message } from '#shared/contracts/messages/message.ts';
import { findHooks } from './hooks.ts';
import { quoted, type SampleText } from './read-sample.ts';

/** What a persona that learns from this text takes over, each with what shows it. */
export function trainingInsights(text: SampleText): Message[] {
  const { all, words, lowerCase, sentences, lines, emojis, opening, english } = text;
  const perSentence = Math.round(words.length / Math.max(1, sentences.length));
  const [hook] = findHooks(text);
  const bare = /[\p{L}\p{N}]$/u.test(all);
  return [
    ...(words.length > 0
      ? [
          message('habit.rhythm', {
            words: message('count.words', { n: perSentence }),
            sentences: message('count.sentences', { n: sentences.length }),
            lines: message('count.lines', { n: lines.length }),
          }),
        ]
      : []),
    ...(lowerCase ? [message('habit.casing')] : []),
    ...(bare ? [message('habit.ending')] : []),
    ...(emojis.length > 0
      ? [message('habit.emoji', { quotes: quoted([...new Set(emojis)]) })]
      : []),
    ...(hook ? [message('habit.hook', { hook: hook.statement })] : []),
    ...(english &&
    /^\W*(?:ngl|tbh|honestly|look|imo|fwiw|fun fact|reminder|psa|gm)\b/i.test(opening)
      ? [message('habit.opener', { quotes: quoted([opening.split(/[\s,:]/)[0] ?? '']) })]
      : []),
    ...(english ? [] : [message('habit.not-english')]),
  ];
}
