/** A thread as a persona writes it: parts with a blank line between, each with its place before it. */
const NUMBERED = /^\d+\/\d*\s*/;

/** A generated text as the parts of a post, without the numbers. */
export function textsOfDraft(text: string): { texts: string[]; isNumbered: boolean } {
  const blocks = text.split(/\n{2,}/);
  const isNumbered = blocks.length > 1 && blocks.every((block) => NUMBERED.test(block));
  return {
    texts: isNumbered ? blocks.map((block) => block.replace(NUMBERED, '')) : [text],
    isNumbered,
  };
}
