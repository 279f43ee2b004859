/** What X said of a post, its media or an account, and what kept it from answering. */
export const x = {
  'x.refused': 'X refused it: {why:text}',
  'x.one-cashtag':
    'X takes only one cashtag ($SYMBOL) per post from an app. Remove the others and try again.',
  'x.no-reply':
    'X lets an app reply only to people who mentioned or quoted this account. Open the post on X and reply there.',
  'x.no-quote': 'X does not let an app quote this post. Quote it on X.',
  'x.answered-post-gone': 'The post that this one answers is gone or cannot be seen.',
  'x.not-permitted':
    'X refused it without a reason. Most often the text is longer than this account may post.',
  'x.media-gone': 'X no longer has the media of this post. Attach it again.',
  'x.suspended': 'X has suspended this account.',
  'x.no-credits':
    'The X app is out of credits. Add credits in the X developer console and try again.',
  'x.monthly-limit':
    'The X app has used up its monthly limit. X takes posts again when the month is over.',
  'x.second-copy':
    'X refused a second copy: the same text is on X already, and not from this post: {url:text}',
  'x.duplicate':
    'X refused it as a duplicate: this account has the same text on X already. Change the text and try again.',
  'x.has-text': 'X says that it has this text already.',
  'x.no-reason': 'X gave no reason.',
  'x.media-under-way': 'X is still processing the media.',
  'x.media-failed': 'X could not use the media.',
  'x.cut-off': 'X cannot be reached, or its answer was cut off.',
  'x.too-large': 'X sent an answer far too large.',
  'x.unreadable': 'X answered in a form that could not be read. Try again later.',
} as const;
