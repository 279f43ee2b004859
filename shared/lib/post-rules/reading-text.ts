const hidden = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0d]/gu;

/** What a reader takes a text for: look-alike forms plain, what cannot be seen gone, lower case. */
export function readingText(text: string): string {
  return text.normalize('NFKC').replace(hidden, '').replace(/[’‘]/g, "'").toLowerCase();
}
