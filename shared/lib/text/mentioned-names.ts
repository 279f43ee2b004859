/** X's own names have at most 15 characters; those of a test sign-in may have more. */
const mention = /(?<![\w@./-])@(\w{1,50})(?![\w@])/g;
const unfinished = /(?<![\w@./-])@(\w{0,50})$/;

/** Each `@username` of a text, with where it stands. An address of a mailbox holds none. */
export function mentionedNames(text: string): { start: number; end: number; name: string }[] {
  return [...text.matchAll(mention)].map(({ 0: whole, 1: name = '', index }) => ({
    start: index,
    end: index + whole.length,
    name,
  }));
}

/** What of a name is typed at the end of this text, '' after the @ alone; null where none is. */
export function nameAtEnd(text: string): string | null {
  return unfinished.exec(text.slice(-60))?.[1] ?? null;
}
