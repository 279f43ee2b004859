import type { ActivityType } from '#shared/contracts/activities.ts';
import { msg } from '#shared/i18n/translate.ts';

/** What the server says in English; a type that this version does not know keeps its own title. */
export const activityTitles: Partial<Record<ActivityType, string>> = {
  persona_created: msg('Persona created'),
  persona_updated: msg('Persona updated'),
  persona_deleted: msg('Persona deleted'),
  account_connected: msg('Account connected'),
  content_bucket_created: msg('Content bucket created'),
  viral_content_uploaded: msg('Viral content uploaded'),
  content_generated: msg('Content generated'),
  post_published: msg('Post published'),
  post_failed: msg('Post failed'),
  post_held: msg('Post held'),
  post_needs_check: msg('Post needs a check'),
  post_reminder: msg('Post ready to copy'),
};
