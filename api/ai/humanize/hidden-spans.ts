import { protectedSpans } from '../voice/apply/protected-spans.ts';

/** Private characters that stand for a protected token, and for verbatim words. */
const marks = { token: 0xe000, verbatim: 0xf000 };
const mostMarks = 0x800;

/** What is protected stands behind one private mark each while words change; null for too much of it. */
export function hideSpans(text: string) {
  const spans = protectedSpans(text);
  if (spans.length > mostMarks) return null;
  let hidden = '';
  let from = 0;
  for (const [place, { start, end, verbatim }] of spans.entries()) {
    const mark = String.fromCodePoint((verbatim ? marks.verbatim : marks.token) + place);
    hidden += text.slice(from, start) + mark;
    from = end;
  }
  return {
    text: hidden + text.slice(from),
    restore: (marked: string) =>
      marked.replace(/[\ue000-\uf8ff]/g, (found) => {
        const at = found.charCodeAt(0);
        const span = spans[at - (at < marks.verbatim ? marks.token : marks.verbatim)];
        return span ? text.slice(span.start, span.end) : found;
      }),
  };
}
