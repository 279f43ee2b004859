import { msg } from '#shared/i18n/translate.ts';

/** What is read of how somebody writes, from posts of theirs. */
export const writerRemarks = [
  msg('{manner} in {n} of {all} posts'),
  msg('{manner} in {n} of {all} posts, {next} in {more}'),
  msg('humorous'),
  msg('confrontational'),
  msg('excited'),
  msg('casual'),
  msg('technical'),
  msg('measured'),
  msg('lively'),
  msg('wordless'),
  msg('opinionated'),
  msg('careful'),
  msg('curious'),
  msg('matter-of-fact'),
  msg('speaks of own experience'),
  msg('speaks for a team or a community'),
  msg('speaks to the reader'),
  msg('keeps out of the text'),
  msg('bullish in {n} and bearish in {more}'),
  msg('bearish in {n} and bullish in {more}'),
  msg('both bullish ({n}) and bearish ({more})'),
  msg('Not judged: the built-in reader knows the words of English only'),
  msg('Built-in, no AI model: counted from {posts}.'),
  msg('Give at least {n} posts for a steady reading.'),
  msg('Most posts are not in English: only their form was read, and the example is in English.'),
  msg(
    "{provider}'s example was too near to one of the posts; the built-in composer wrote this one.",
  ),
  msg('No example was found that is not near to one of the posts.'),
];
