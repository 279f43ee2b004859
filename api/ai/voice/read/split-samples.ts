const most = 400;

/**
 * Training text as posts: blocks between `---` lines or blank lines where the text has them, else
 * one post a line. List marks and quotation marks around a post are taken off.
 */
export function splitSamples(trainingData: string): string[] {
  const text = trainingData.replace(/\r\n?/g, '\n').trim();
  if (text === '') return [];
  const ruled = betweenRules(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const blocks = ruled.length > 1 ? ruled : text.split(/\n\s*\n/);
  // A blank line now and then does not make a list of one-line posts into blocks.
  const listed = blocks.length === 1 || lines.length >= blocks.length * 3;
  const posts = ruled.length === 1 && listed ? lines : blocks;
  return posts
    .flatMap(asPosts)
    .map(bare)
    .filter((post) => /[\p{L}\p{N}]/u.test(post))
    .slice(0, most);
}

/** Between lines of three dashes and more. */
function betweenRules(text: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of text.split('\n')) {
    const isRule = /^-{3,}$/.test(line.trim());
    if (isRule && blocks.at(-1)?.length) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((lines) => lines.join('\n'));
}

/** A block too long to be one post, or written as a list, holds a post on each line. */
function asPosts(block: string): string[] {
  const lines = block.split('\n');
  const listed = lines.every((line) => /^\s*(?:[-*•]|\d+[.)])\s/.test(line));
  return lines.length > 1 && (listed || block.length > 600) ? lines : [block];
}

function bare(post: string): string {
  const text = post.trim().replace(/^(?:[-*•]|\d+[.)])\s+/, '');
  const quoted = /^["“](.*)["”]$/s.exec(text);
  return (quoted?.[1] ?? text).trim();
}
