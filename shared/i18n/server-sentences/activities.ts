import { msg } from '#shared/i18n/translate.ts';

/** What the dashboard says of something that was done. As the server says it in English. */
export const activities = [
  msg('Created persona "{name}"'),
  msg('Updated persona "{name}"'),
  msg('Deleted persona "{name}"'),
  msg('Created content bucket "{name}"'),
  msg('Uploaded "{title}" to the viral library'),
  msg('Drafted as "{name}" with {provider}'),
  msg('Drafted for "{audience}" with {provider}'),
  msg('Connected X account @{username}'),
];
