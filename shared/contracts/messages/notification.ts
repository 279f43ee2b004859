/** What a person is told once; posts and the market have their own. */
export const notification = {
  'notification.training-finished': 'Training of {persona:text} finished',
  'notification.training-failed': 'Training of {persona:text} failed',
  'notification.sentence': '{what:message}.',
  'notification.approval': {
    one: '{posts} waits for your approval',
    text: '{posts:posts} wait for your approval',
  },
  'notification.campaign': 'Written for the campaign "{name:text}".',
  'notification.export-ready': 'Your data export is ready',
  'notification.export-download': 'Download it in the settings within 24 hours.',
  'notification.reconnect': 'Reconnect @{username:text}',
  'notification.account-lost':
    'X no longer accepts @{username:text}. Posts from it wait until you sign in with X again.',
  'notification.account-suspended':
    'X has suspended or locked @{username:text}. Posts from it wait until that is settled on X and you sign in with X again.',
  'report.day': 'Yesterday: {posts:posts}',
  'report.week': 'Your week: {posts:posts}',
  'report.not-measured': 'X has told no figures of them yet.',
  'report.figures': '{n:grouped} impressions, {reactions:grouped} engagements.',
  'report.figures-of-day':
    '{n:grouped} impressions, {reactions:grouped} engagements ({change:change}% on the day before).',
  'report.figures-of-week':
    '{n:grouped} impressions, {reactions:grouped} engagements ({change:change}% on the week before).',
  'report.best': 'Best: "{text:text}" with {n:grouped}.',
  'report.followers': { one: '{change} follower.', text: '{change:change} followers.' },
  'report.alerts': { one: '{n} market alert.', text: '{n:grouped} market alerts.' },
} as const;
