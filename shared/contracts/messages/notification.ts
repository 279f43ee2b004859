/** What a person is told once; posts and the market have their own. */
export const notification = {
  'notification.training-finished': 'Training of {persona:text} finished',
  'notification.training-failed': 'Training of {persona:text} failed',
  'notification.sentence': '{what:message}.',
  'notification.approval': {
    one: '{posts} needs your approval',
    text: '{posts:posts} need your approval',
  },
  'notification.post-needs-approval': 'A post needs approval',
  /** Without a number: the count changes after the notification is sent. */
  'notification.posts-need-approval': 'Posts need approval',
  'notification.campaign': 'Written for the campaign "{name:text}".',
  'notification.approval-asked': 'A post is waiting for approval',
  'notification.approval-waits': 'Read it, then approve it or ask for changes.',
  'notification.approvals-wait': 'Read them, then approve them or ask for changes.',
  'notification.no-approver': 'Nobody can approve a post',
  'notification.no-approver-do':
    'No member may approve it. Change the approval policy, or give another member the right to approve.',
  'notification.policy-changed': '@{username:text} changed the approval policy',
  'notification.policy-of': 'Of @{username:text}. Check who approves its posts.',
  'notification.policy-of-all': 'Of all X accounts without their own. Check who approves posts.',
  'notification.work-held': 'Posts of @{username:text} are on hold',
  'notification.work-of-removed':
    '{posts:posts} that nobody else approved, and {n:number} paused campaigns. Check them, then release them.',
  'notification.approval-overdue': 'Nobody has decided about a post',
  'notification.approval-days': {
    one: 'It has been waiting for {n} day.',
    text: 'It has been waiting for {n:number} days.',
  },
  'notification.review-approved': 'A post was approved',
  'notification.review-changes_requested': 'Changes were requested for a post',
  'notification.review-rejected': 'A post was rejected',
  'notification.link-approved': '{name:text} approved a post by review link',
  'notification.link-changes_requested': '{name:text} asked for changes to a post by review link',
  'notification.link-rejected': '{name:text} rejected a post by review link',
  'notification.review-as-seen': 'It will be published as scheduled.',
  'notification.review-reason': 'Reason: {text:text}',
  'notification.comment_mention': '@{username:text} mentioned you in a comment',
  'notification.comment_reply': '@{username:text} replied in a comment thread',
  'notification.client_comment': '{name:text} commented by review link',
  'notification.assigned': {
    one: '{posts} was assigned to you',
    text: '{posts:posts} were assigned to you',
  },
  'notification.assigned-by': 'By @{username:text}.',
  'notification.assigned-until': 'By @{username:text}, due on {day:day}.',
  'notification.session-ended': 'One of your sessions was ended in this workspace',
  'notification.key-ended': 'Your extension key "{name:text}" was revoked',
  'notification.access-ended-by': 'By @{username:text}. In your other workspaces nothing changes.',
  'notification.export-ready': 'Your data export is ready',
  'notification.export-download': 'Download it in the settings within 24 hours.',
  'notification.reconnect': 'Reconnect @{username:text}',
  'notification.account-lost':
    'X no longer accepts @{username:text}. Its posts stay on hold until you sign in with X again.',
  'notification.account-suspended':
    'X has suspended or locked @{username:text}. Its posts stay on hold until you settle that on X and sign in with X again.',
  'notification.connector-left':
    'The member who connected @{username:text} left. Its posts stay on hold until somebody connects it again.',
  'report.day': 'Yesterday: {posts:posts}',
  'report.week': 'Your week: {posts:posts}',
  'report.not-measured': 'X has no metrics for them yet.',
  'report.figures': '{n:grouped} impressions, {reactions:grouped} engagements.',
  'report.figures-of-day':
    '{n:grouped} impressions, {reactions:grouped} engagements ({change:change}% on the day before).',
  'report.figures-of-week':
    '{n:grouped} impressions, {reactions:grouped} engagements ({change:change}% on the week before).',
  'report.best': 'Best: "{text:text}" with {n:grouped}.',
  'report.followers': { one: '{change} follower.', text: '{change:change} followers.' },
  'report.alerts': { one: '{n} market alert.', text: '{n:grouped} market alerts.' },
} as const;
