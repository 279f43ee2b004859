/** What the dashboard says of something that was done. As the server says it in English. */
export const activities = [
  'Created persona "{name}"',
  'Updated persona "{name}"',
  'Deleted persona "{name}"',
  'Created content bucket "{name}"',
  'Uploaded "{title}" to the viral library',
  'Drafted as "{name}" with {provider}',
  'Drafted for "{audience}" with {provider}',
  'Connected X account @{username}',
];
