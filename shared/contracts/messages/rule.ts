/** What a rule of the workspace refuses: a limit, a state, something that is not there. */
export const rule = {
  'rule.embedded-not-offered':
    'This server does not offer to run models on its own machine. Its operator can allow it.',
  'rule.embedded-by-operator':
    'Several people use this server. Its operator downloads and removes the models.',
  'rule.not-found': '{field:label} not found',
  'rule.training-ended': 'This training has ended already.',
  'rule.in-training':
    'This persona is in training already. Wait until it has finished, or cancel it.',
  'rule.text-not-in-library': 'One of the chosen posts is not in your viral library.',
  'rule.texts-not-in-library': '{n:number} of the chosen posts are not in your viral library.',
  'rule.text-in-library': 'Your viral library already contains this post.',
  'rule.key-used':
    'This request was sent before with other content. Reload the page and try again.',
  'rule.sample-in-bucket': 'This bucket holds this sample already.',
  'rule.not-restorable':
    'This cannot be restored: what it belonged to was deleted, or the same is there already.',
  'rule.bucket-not-readable': '{what:text} does not exist or is not public',
  'rule.watching-coin': 'You are already watching {coin:text}.',
  'rule.workspace-limit':
    'This workspace has reached its limit of {n:grouped}. Ask a member to delete some.',
  'rule.member-share':
    'You have reached your share of this workspace: {n:grouped} of {limit:grouped}. The rest is for the other members.',
  'rule.most-coins': 'You can watch at most {n:number} coins.',
  'rule.most-rules': 'A coin can have at most {n:number} rules.',
  'rule.most-personas': 'You can have at most {n:grouped} personas.',
  'rule.most-keys':
    'You can have at most {n:number} extension keys. Revoke one that you do not use.',
  'rule.export-under-way': 'An export is already in progress.',
  'rule.most-exports': 'At most {n:number} exports a day.',
  'rule.backup-too-large': 'This backup is too large to be restored. Download it instead.',
  'rule.not-your-username': 'That is not your username.',
  'rule.browser-taken':
    'This browser gets the notifications of another account. Turn them off there first.',
  'rule.nothing-to-confirm': 'There is no address to confirm.',
  'rule.link-sent': 'A link was sent already. Try again later.',
  'rule.link-used':
    'This link was used already, or it is too old. Send a new one from the settings.',
  'rule.end-before-start': 'The end must not be before the start',
  'rule.longest-period': 'A period has at most {n:number} days',
  'rule.no-slots': 'The post queue has no slots yet',
  'rule.past-time': 'Please select a future date and time',
  'rule.address-of-other-post': 'That post on X belongs to another scheduled post.',
  'rule.name-post': 'Give the address of the post on X, or its id',
  'rule.name-part': 'Give the address of the part that is on X, so that the next one can follow it',
  'rule.post-changed': 'This post was changed elsewhere. Reload it and try again.',
  'rule.facts-changed': 'These facts were changed elsewhere. Check them and try again.',
  'rule.most-workspaces': 'You belong to {n:number} workspaces. Leave one to make a new one.',
  'rule.name-one-line':
    'A workspace name is one line of text, without control or direction characters.',
  'rule.name-address': 'A workspace name cannot contain a link, a domain or a mail address.',
  'rule.session-ended-here':
    'An owner of this workspace has ended this session here. Sign in again to open it.',
  'rule.last-owner': 'A workspace needs an owner. Make somebody else an owner first.',
  'rule.above-your-role':
    'You cannot change a member whose role is above yours, or give such a role.',
  'rule.above-your-rights':
    'You cannot give more rights on @{username:text} than you have. Ask an owner.',
  'rule.policy-by-owner':
    'Only an owner, or somebody whom the approval policy names, can make it less strict.',
  'rule.has-members':
    'Others would be left without an owner. Make somebody else an owner first: {names:text}.',
  'rule.needs-approval': 'This post needs an approval before it is published.',
  'rule.work-not-yours':
    'You cannot publish posts for @{username:text}. Keep the posts of this member on hold.',
  'rule.own-work-waits': 'Only somebody else can decide what becomes of your posts.',
  'rule.cannot-take-posts': 'This member may not write posts. Choose another one.',
  'rule.may-only-propose':
    'You may only propose posts for @{username:text}. Somebody who may publish there has to do this.',
  'rule.submit-first': 'This post needs an approval. Submit it for review first.',
  'rule.changes-first': 'Changes were requested for this post. Change it, then submit it again.',
  'rule.was-rejected': 'This post was rejected. Change it and submit it again to publish it.',
  'rule.decide-in-review': 'This post is in review. Decide about it under Approvals.',
  'rule.held-otherwise': 'This post is on hold for another reason. Release it instead.',
  'rule.post-scheduled': 'This post is scheduled already.',
  'rule.is-approved': 'This post is approved already.',
  'rule.posts-of-others': 'You can change only your own posts.',
  'rule.internal-comments': 'Viewers comment internally only. Clients do not see those comments.',
  'rule.comments-of-others': 'You can change or delete only your own comments.',
  'rule.most-comments': 'At most {n:grouped} comments fit here. Delete some first.',
  'rule.may-not-approve': 'You may not approve posts of this account.',
  'rule.not-in-level': 'Level {n:number} of the approval is decided by others.',
  'rule.own-approval': 'You cannot approve what you wrote, changed or submitted yourself.',
  'rule.approved-already':
    'You have approved this post already. The next level is for another person.',
  'rule.in-review': 'This post is in review or approved already.',
  'rule.not-in-review': 'This post is not in review.',
  'rule.open-invitation':
    'A link for anyone invites viewers only. Enter a mail address or an X username for another role.',
  'rule.most-invitations':
    'A workspace can have {n:number} open invitations, and make as many a day. Revoke one or try again tomorrow.',
  'rule.most-mailed':
    'You can send {n:number} invitations by mail a day. Try again tomorrow, or invite by X username.',
  'rule.most-members': 'A workspace can have at most {n:number} members.',
  'rule.invited-already': 'This person has an open invitation already. Send it again instead.',
  'rule.workspace-leaving': 'This workspace is about to be deleted. Nobody can join it.',
  'rule.member-already': 'You are a member of this workspace already.',
  'rule.is-member-already': 'This person is a member already.',
  'rule.invitation-expired': 'This invitation has expired. Ask for a new one.',
  'rule.invitation-revoked': 'This invitation is no longer valid. Ask for a new one.',
  'rule.invitation-used': 'This invitation was used already. Ask for a new one.',
  'rule.invited-address':
    'This invitation is for another mail address. Confirm that address in your settings, then open the link again.',
  'rule.invited-x': 'This invitation is for @{username:text}. Sign in with X as this user to join.',
  'rule.invited-x-again': 'Sign in with X once more to show that you are @{username:text}.',
  'rule.link-expired': 'This review link has expired. Ask for a new one.',
  'rule.link-revoked': 'This review link is no longer valid. Ask for a new one.',
  'rule.link-may-not': 'This review link cannot decide on this post. Ask whoever sent it to you.',
  'rule.link-may-not-comment': 'This review link cannot add comments. Ask whoever sent it to you.',
  'rule.most-link-comments':
    'A review link can add at most {n:number} comments a day. Try again tomorrow.',
  'rule.link-own-post':
    'You wrote, changed or submitted this post, so a link of yours cannot approve it. Ask another approver to share it, or allow self-approval in the approval policy.',
  'rule.most-review-links':
    'A workspace can have {n:number} open review links, and make as many a day. Revoke one or try again tomorrow.',
  'rule.draft-changed': 'This draft was changed in another tab or on another device.',
  'rule.most-drafts': 'You have {n:number} drafts. Delete some to save a new one.',
  'rule.post-sending': 'This post is being sent right now.',
  'rule.post-posted': 'This post is on X already.',
  'rule.post-unknown': 'This post may have reached X. That is being looked up.',
  'rule.post-needs-check': 'This post may have reached X. Mark it as posted or retry first.',
  'rule.post-failed': 'This post has failed.',
  'rule.post-held': 'This post is on hold.',
  'rule.post-reminded':
    'Troupe does not publish on this platform yet. Copy the post and publish it there.',
  'rule.campaign-approved':
    'Choose what happens to {posts:posts} that you approved or edited in this campaign.',
  'rule.thread-begun': 'Part of this thread is on X already, so it stays as it is.',
  'rule.account-lost':
    'X no longer accepts @{username:text}. Sign in with X again to reconnect it.',
  'rule.account-suspended':
    'X has suspended or locked @{username:text}. Settle that on X, then sign in with X again.',
} as const;
