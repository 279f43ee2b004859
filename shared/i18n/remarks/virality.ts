import { msg } from '#shared/i18n/translate.ts';

/** Why a text may spread, and what would help it. */
export const viralityRemarks = [
  msg('It got {n} weighted reactions per 100 views, which counts for 60% of the score.'),
  msg('The first line is a hook: {devices}. ({weight})'),
  msg('It invites replies, which weigh ten times a like. ({weight})'),
  msg('It takes a side, which gets quoted. ({weight})'),
  msg('It names a concrete number. ({weight})'),
  msg('No link leads readers away. ({weight})'),
  msg('At {n} characters it is short enough to be read to the end. ({weight})'),
  msg('A picture or video stops the scroll. ({weight})'),
  msg('At most one hashtag and one mention: nothing looks like spam. ({weight})'),
  msg('It begs for likes, follows or tags, which gets muted and reported. ({weight})'),
  msg('Capitals or rows of exclamation marks read as shouting. ({weight})'),
  msg('Low confidence: a checklist with weights as of {day}, not learnt from your own posts.'),
  msg('Judged by {provider}.'),
  msg('Open with a question, a number or a claim that somebody could deny.'),
  msg('End with a question that readers can answer from what they have seen.'),
  msg('Take a side: say what is wrong, or what everybody overlooks.'),
  msg('Add one concrete number, if you have one and know where it is from.'),
  msg('Move the link to the first reply.'),
  msg('Keep it to a length that is read at a glance.'),
  msg('Add a picture that shows the point.'),
  msg('Keep at most one hashtag and one mention.'),
];
