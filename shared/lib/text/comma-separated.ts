/** Keyboards of Chinese, Japanese and Arabic write commas of their own. */
const COMMA = /[,，、､،]/;

/** The items of a text with commas between them: trimmed, empty ones dropped (spec section 5). */
export function commaSeparated(text: string): string[] {
  return text
    .split(COMMA)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
