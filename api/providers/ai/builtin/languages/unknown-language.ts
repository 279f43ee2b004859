/** In English, under a post whose language the composer does not know: they fit under bad news too. */
export const unknownLanguage: string[] = [
  'reading this through a translator, thank you for writing it',
  'I only follow this through a translator, thanks for posting it',
  'reading along in translation',
  'had to translate this one, thank you for it',
  'following along with a translator, I may be missing half of it',
  'a translator got me most of this, thanks',
  'read this one slowly and in translation, thank you',
];
