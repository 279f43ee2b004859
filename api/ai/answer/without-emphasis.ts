/** Code keeps its stars, underscores and signs. */
const CODE = /(`[^`\n]+`|https?:\/\/\S+)/;
const LIST = /^[^\S\n]*(?:[-*•–]|\d{1,2}[.)])\s+/;

/**
 * A text without Markdown, which X shows as it is typed: bold, italics, headings, quotes and bullets. A
 * multiplication, a name such as `__init__` and a list with hyphens of three or more lines stay.
 */
export function withoutEmphasis(text: string): string {
  const lines = text.split('\n').map((line) => plainLine(line.replace(/^\s{0,3}#{1,6}\s+/, '')));
  const bullets = lines.filter((line) => /^[^\S\n]*[*•]\s+/.test(line)).length;
  const hyphens = lines.filter((line) => /^[^\S\n]*[-–]\s+/.test(line)).length;
  // One or two bullets are a model's habit; a list is a form of a post.
  const isList = hyphens + bullets > 2;
  const unlisted = lines.map((line) => {
    if (isList) return line.replace(/^([^\S\n]*)[*•](\s+)/, '$1-$2');
    return /^[^\S\n]*[-*•–]\s+/.test(line) ? line.replace(LIST, '') : line;
  });
  return unlisted.join('\n');
}

function plainLine(line: string): string {
  const parts = line.split(CODE);
  return parts.map((part, at) => (at % 2 === 1 ? part : plainPart(part))).join('');
}

function plainPart(text: string): string {
  return (
    text
      .replace(
        /(?<![\p{L}\p{N}*])\*\*\*?(?=\S)([^*\n]{1,400}?)(?<=\S)\*\*\*?(?![\p{L}\p{N}*])/gu,
        '$1',
      )
      .replace(/(?<![\p{L}\p{N}_\s]|^_?)__(?=\S)([^_\n]{1,400}?)(?<=\S)__(?![\p{L}\p{N}_])/gu, '$1')
      // A whole line between stars is an action, as people write "*sips coffee*".
      .replace(
        /(?<=\S[^\n*]{0,400})(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,60}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu,
        '$1',
      )
      .replace(/~~([^~\n]{1,200})~~/g, '$1')
      .replace(/^>\s+/, '')
  );
}
