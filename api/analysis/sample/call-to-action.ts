import { type Message, message } from '#shared/contracts/messages/message.ts';
import { asks, quoted, type SampleText } from './read-sample.ts';

const requests = [
  [
    'request.reply',
    /\b(?:reply|comment|drop (?:your|a|me)|tell me|let me know|thoughts|your take|answer below)\b/i,
  ],
  [
    'request.share',
    /\b(?:retweet|rt (?:this|if)|repost|share (?:this|it|with)|tag (?:a|someone|your))\b/i,
  ],
  ['request.follow', /\b(?:follow (?:me|us|for|along|@)|subscribe|turn on notifications)/i],
  ['request.save', /\b(?:bookmark|save (?:this|it))\b/i],
  [
    'request.join',
    /\b(?:join (?:us|the|our)|sign up|register|apply|claim|mint|whitelist|waitlist)\b/i,
  ],
  [
    'request.look',
    /\b(?:check (?:it |this |them )?out|link in (?:bio|the)|read (?:more|it|the)|watch (?:it|the|this)|try it|try (?:the|our)|download)\b/i,
  ],
  ['request.write', /\b(?:dms? (?:me|us|open|are)|message me)\b/i],
] as const;

/** What the text asks of its reader, or null. */
export function findCallToAction({ sentences, english }: SampleText): Message | null {
  if (english) {
    for (const sentence of sentences.toReversed()) {
      const ask = requests.find(([, pattern]) => pattern.test(sentence));
      if (ask) return message(ask[0], { quotes: quoted([sentence]) });
    }
  }
  const last = sentences.at(-1) ?? '';
  return asks(last) ? message('request.question', { quotes: quoted([last]) }) : null;
}
