/** A piece of code in a document, with what a reader does with it. */
export interface CodeBlock {
  path: string;
  /** `new` is a whole file; the others change the one line of a file that contains `anchor`. */
  how: 'new' | 'after' | 'instead';
  anchor: string;
  code: string;
}

const INSTRUCTION =
  /^(?:New: `(?<made>[^`]+)`|In `(?<changed>[^`]+)`, (?<how>after|instead of) the line with `(?<anchor>[^`]+)`:)$/;
const FENCE = /^(?<before>.*)\n\n```\w+ (?<path>\S+)\n(?<code>[\s\S]*?)^```$/gm;

/** The code blocks that name a file. Throws where the line above one says nothing that can be followed. */
export function codeBlocks(document: string): CodeBlock[] {
  return [...document.matchAll(FENCE)].map(({ groups = {} }) => {
    const { before = '', path = '', code = '' } = groups;
    const { made, changed, how, anchor = '' } = INSTRUCTION.exec(before)?.groups ?? {};
    if ((made ?? changed) !== path) {
      throw new Error(`The line above the code of ${path} does not say where it goes: ${before}`);
    }
    if (made) return { path, how: 'new', anchor, code };
    return { path, how: how === 'after' ? 'after' : 'instead', anchor, code };
  });
}

/**
 * The files that the blocks make or change, each as it is in the end. Throws for a file that is
 * there already, and for a line that is not there exactly once.
 */
export function follow(
  blocks: CodeBlock[],
  read: (path: string) => string | undefined,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const { path, how, anchor, code } of blocks) {
    const text = files.get(path) ?? read(path);
    if (how === 'new') {
      if (text !== undefined) throw new Error(`${path} is there already`);
      files.set(path, code);
      continue;
    }
    const lines = (text ?? '').split('\n');
    const places = lines.flatMap((line, at) => (line.includes(anchor) ? [at] : []));
    if (places.length !== 1) {
      throw new Error(`${path} has ${places.length} lines with ${anchor}`);
    }
    const [at = 0] = places;
    lines.splice(how === 'after' ? at + 1 : at, how === 'after' ? 0 : 1, code.replace(/\n$/, ''));
    files.set(path, lines.join('\n'));
  }
  return files;
}
