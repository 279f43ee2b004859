import { type Message, message } from '#shared/contracts/messages/message.ts';
import { found, quoted, type SampleText } from './read-sample.ts';

const triggers = [
  [
    'trigger.loss',
    /\b(?:liquidat(?:ed|ion|ions)|rekt|lost|losing|crash(?:es|ed|ing)?|scam(?:s|med)?|rug(?:ged|s)?|hack(?:s|ed)?|drained|exploit(?:ed)?|risk(?:s|y)?|danger(?:ous)?|collapse[sd]?|bankrupt|scared|afraid|warning)\b/gi,
  ],
  [
    'trigger.missing-out',
    /\b(?:early|before (?:everyone|anybody|anyone)|last chance|don't miss|missed|nobody is (?:talking|watching)|sleeping on|still time|too late|running out|next (?:100x|solana|bitcoin))\b/gi,
  ],
  [
    'trigger.urgency',
    /\b(?:now|today|tonight|right now|immediately|hurry|deadline|ends? (?:today|soon)|asap)\b/gi,
  ],
  [
    'trigger.gain',
    /\b(?:profit(?:s|able)?|gains?|\d+x|moon(?:ing)?|all[- ]time high|ath|rich|wealth|winning|won|life[- ]changing|undervalued|upside)\b/gi,
  ],
  [
    'trigger.curiosity',
    /\b(?:secret|hidden|nobody tells|what (?:if|nobody)|turns out|why|weird|strange|guess what|truth)\b/gi,
  ],
  [
    'trigger.anger',
    /\b(?:hate|sick of|tired of|liars?|lies|lied|fraud|thieves|stolen|shame(?:ful)?|disgusting|ridiculous|clowns?|greedy|corrupt)\b/gi,
  ],
  [
    'trigger.belonging',
    /\b(?:wagmi|ngmi|gm|frens?|anons?|ser|degens?|community|together|us|family|builders)\b/gi,
  ],
  [
    'trigger.pride',
    /\b(?:proud|shipped|built|launched|earned|finally|milestone|record|first ever)\b/gi,
  ],
  [
    'trigger.humour',
    /\b(?:lol|lmao|lmfao|haha\w{0,8}|be like|me when|pov|joke|meme)\b|[😂🤣💀😭🫠]/giu,
  ],
  [
    'trigger.surprise',
    /\b(?:insane|crazy|wild|unbelievable|shocking|shocked|unexpected(?:ly)?|sudden(?:ly)?|wow)\b|[🤯😳]/giu,
  ],
] as const;

/** What in the text moves a reader, each with the words that do; the richest first. */
export function findTriggers({ all, english }: SampleText): Message[] {
  if (!english) return [];
  return triggers
    .map(([code, pattern]) => ({ code, words: found(all, pattern) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
    .slice(0, 5)
    .map(({ code, words }) => message(code, { quotes: quoted(words) }));
}
