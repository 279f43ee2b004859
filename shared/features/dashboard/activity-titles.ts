import { msg, t } from '#shared/i18n/translate.ts';

const known = new Set<string>([
  msg('Persona created'),
  msg('Persona updated'),
  msg('Persona deleted'),
  msg('Account connected'),
  msg('Content bucket created'),
  msg('Viral content uploaded'),
  msg('Content generated'),
  msg('Post published'),
  msg('Post failed'),
  msg('Post held'),
  msg('Post needs a check'),
  msg('Post ready to copy'),
]);

/** The server says it in English; what this version does not know stays so. */
export function activityTitle(title: string): string {
  return known.has(title) ? t(title) : title;
}
