/** The posts of a thread as the server writes it: numbered, a blank line between two. */
export function threadParts(text: string): string[] {
  return text.split(/\n{2,}(?=\d{1,2}\/ )/);
}
