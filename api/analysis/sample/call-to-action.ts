import { asks, quoted, type SampleText } from './read-sample.ts';

const requests: [what: string, pattern: RegExp][] = [
  [
    'to reply',
    /\b(?:reply|comment|drop (?:your|a|me)|tell me|let me know|thoughts|your take|answer below)\b/i,
  ],
  [
    'to share',
    /\b(?:retweet|rt (?:this|if)|repost|share (?:this|it|with)|tag (?:a|someone|your))\b/i,
  ],
  ['to follow', /\b(?:follow (?:me|us|for|along|@)|subscribe|turn on notifications)/i],
  ['to save it', /\b(?:bookmark|save (?:this|it))\b/i],
  ['to join', /\b(?:join (?:us|the|our)|sign up|register|apply|claim|mint|whitelist|waitlist)\b/i],
  [
    'to look at something',
    /\b(?:check (?:it |this |them )?out|link in (?:bio|the)|read (?:more|it|the)|watch (?:it|the|this)|try it|try (?:the|our)|download)\b/i,
  ],
  ['to write privately', /\b(?:dms? (?:me|us|open|are)|message me)\b/i],
];

/** What the text asks of its reader, or null. */
export function findCallToAction({ sentences, english }: SampleText): string | null {
  if (english) {
    for (const sentence of sentences.toReversed()) {
      const ask = requests.find(([, pattern]) => pattern.test(sentence));
      if (ask) return `Asks readers ${ask[0]}: ${quoted([sentence])}`;
    }
  }
  const last = sentences.at(-1) ?? '';
  if (asks(last)) return `Ends with a question to the reader: ${quoted([last])}`;
  return null;
}
