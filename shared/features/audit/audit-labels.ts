import type { auditActions, auditTargets } from '#shared/contracts/audit.ts';
import { msg } from '#shared/i18n/translate.ts';

export const kindLabels: Record<(typeof auditTargets)[number], string> = {
  post: msg('Post'),
  campaign: msg('Campaign'),
  persona: msg('Persona'),
  bucket: msg('Content bucket'),
  workspace: msg('Workspace'),
  member: msg('Member'),
  account: msg('Social account'),
  key: msg('Extension key'),
  settings: msg('Settings'),
  queue: msg('Queue'),
  policy: msg('Approval policy'),
  invitation: msg('Invitation'),
  comment: msg('Comment'),
  review_link: msg('Review link'),
  media: msg('Media'),
  export: msg('Data export'),
};

/** What was done, in a badge. */
export const actionLabels: Record<(typeof auditActions)[number], string> = {
  created: msg('Created'),
  changed: msg('Changed'),
  deleted: msg('Deleted'),
};

/** Fields as the log names them; one that is not here is shown by its own name. */
export const fieldLabels: Record<string, string> = {
  name: msg('Name'),
  description: msg('Description'),
  personality: msg('Personality'),
  status: msg('Status'),
  text: msg('Text'),
  body: msg('Text'),
  visibility: msg('Visibility'),
  resolved_at: msg('Resolved'),
  tone: msg('Tone'),
  type: msg('Type'),
  platform: msg('Platform'),
  role: msg('Role'),
  level: msg('Level'),
  scheduled_time: msg('Scheduled time'),
  time_zone: msg('Time zone'),
  media_ids: msg('Media'),
  position: msg('Part'),
  reason: msg('Reason'),
  post_id: msg('Post'),
  persona_id: msg('Persona'),
  campaign_id: msg('Campaign'),
  account_id: msg('Account'),
  assigned_to: msg('Assigned to'),
  due_on: msg('Due date'),
  start_date: msg('Start date'),
  end_date: msg('End date'),
  tags: msg('Tags'),
  profile: msg('Profile'),
  notifications: msg('Notifications'),
  automation: msg('Automation'),
  privacy: msg('Privacy'),
  secrets: msg('API keys'),
  alt_text: msg('Alt text'),
  sent_at: msg('Sent at'),
};
