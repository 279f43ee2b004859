import { guardOutput, type Sources } from '#api/ai/guard/output-guard.ts';

/** The lines of each list in which nothing had to be cut: another is not worth showing. Pure. */
export function cleanLines(lists: string[][], sources: Sources): string[][] {
  return lists.map((lines) =>
    lines
      .map((line) => guardOutput(line, sources))
      .flatMap(({ text, notes }) => (text === '' || notes.length > 0 ? [] : [text])),
  );
}
