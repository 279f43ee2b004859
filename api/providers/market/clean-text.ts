import { visibleText } from '#api/ai/guard/visible-text.ts';

/** Foreign text as one line of what a reader sees, at most so many characters. */
export function cleanLine(text: string, most: number): string {
  const line = visibleText(text.slice(0, most * 8))
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= most) return line;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
