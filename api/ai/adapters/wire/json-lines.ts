/**
 * The values of an answer that sends one JSON value a line, wherever its chunks are cut. Throws a
 * SyntaxError for a line that is none; one that the end of the answer cuts is left out, unless it is the
 * first. Whoever stops reading closes the connection.
 */
export async function* jsonLines({ body }: Response): AsyncGenerator<unknown> {
  if (!body) return;
  const decoder = new TextDecoder();
  let open: string[] = [];
  let isFirst = true;
  for await (const chunk of body) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    open.push(first);
    for (const next of others) {
      yield* valuesIn(open.join(''));
      open = [next];
      isFirst = false;
    }
  }
  const rest = open.join('') + decoder.decode();
  if (isFirst || isWhole(rest)) yield* valuesIn(rest);
}

function* valuesIn(line: string): Generator<unknown> {
  if (line.trim() !== '') yield JSON.parse(line);
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
