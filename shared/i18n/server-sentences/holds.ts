import { msg } from '#shared/i18n/translate.ts';

/** Why a post waits, is held or needs a look. As the server says it in English. */
export const holds = [
  msg('The X account of this post is no longer connected.'),
  msg('The X account of this post is not connected.'),
  msg('X no longer accepts @{username}. Sign in with X again to reconnect it.'),
  msg('Your account is to be deleted. Undo that to publish it.'),
  msg('It was due {ago} ago, longer than the {n} minutes it may be late.'),
  msg('Its persona is paused.'),
  msg('Its campaign is paused.'),
  msg('Posting is paused on weekends.'),
  msg('The limit of {posts} per day is reached.'),
  msg('The limit of {posts} per hour is reached.'),
  msg('Waits for your approval'),
  msg('A copy: change it, or release it as it is.'),
  msg('It is not on the timeline so far.'),
  msg('Found on X.'),
  msg('X did not take it in {n} tries, and it is not on the timeline.'),
  msg('X did not take the last try, so it is sent again.'),
  msg(
    'X did not confirm it. {why} Look at the account on X: say that it was posted, or that it was not.',
  ),
  msg('X did not confirm it. {why}'),
  msg('Looking on X whether it went out already. {why}'),
  msg('Troupe does not publish here yet. Its text is ready to copy.'),
  msg('Something went wrong inside Troupe.'),
  msg('Not sent: the server was too slow.'),
  msg('X asks this account to wait before its next post.'),
];
