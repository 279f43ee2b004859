const negators = new Set(
  `not n't no never without neither nor cannot hardly barely nobody none nothing nowhere zero lack
  lacks aint stop stops stopped`
    .trim()
    .split(/\s+/),
);
const reach = 4;

/** Which tokens stand within the reach of a negation; a mark of punctuation ends it. */
export function negated(forms: string[]): boolean[] {
  let left = 0;
  return forms.map((form) => {
    const inside = left > 0;
    left = /^[!?.,;:]$|^\.\.\.$|^but$/.test(form)
      ? 0
      : negators.has(form)
        ? reach
        : Math.max(0, left - 1);
    return inside;
  });
}
