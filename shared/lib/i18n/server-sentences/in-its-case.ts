/**
 * A text within a sentence, which may begin with another letter than it does by itself. `lowers`: it
 * then begins small in this language too.
 */
export function inItsCase(
  text: string,
  translated: (text: string) => string | null,
  lowers: boolean,
): string | null {
  const asItIs = translated(text);
  if (asItIs !== null) return asItIs;
  const isSmall = /^\p{Ll}/u.test(text);
  const other = translated(isSmall ? capital(text) : small(text));
  if (other === null) return null;
  if (!isSmall) return capital(other);
  return lowers ? small(other) : other;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
