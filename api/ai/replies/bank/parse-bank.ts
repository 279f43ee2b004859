/** A kind of post: what shows it, posts of it, and what people answer. */
export interface BankKind {
  id: string;
  /** One of them must stand in the post: its words, all of them. */
  needs: string[][];
  /** None of them may. */
  excludes: string[][];
  /** For posts that ask; the others are for posts that do not. */
  asks: boolean;
  /** A name or a field alone says little of a post: it has to fill more of it. */
  isBroad: boolean;
  /** For posts that no other kind has a reply to; it needs no words, and its replies have a place each. */
  isFallback: boolean;
  /** Its replies answer the act itself, a greeting or good news, and need no word of the post. */
  answersAct: boolean;
  posts: string[];
  replies: string[];
}

/**
 * Reads kinds of the form `# id | need other+need -not`, posts one a line, and replies after `> `. A need
 * of several words is joined by `+`. Behind the id `?` marks posts that ask, `!` answers
 * to an act, `~` broad subjects, `*` what is said where no other kind fits. Throws where a kind
 * has no reply or no need.
 */
export function parseBank(text: string): BankKind[] {
  const kinds: BankKind[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const kind = kinds.at(-1);
    if (line.startsWith('# ')) kinds.push(headed(line.slice(2)));
    else if (line.startsWith('> ')) kind?.replies.push(line.slice(2));
    else kind?.posts.push(line);
  }
  const broken = kinds.find(
    ({ needs, replies, isFallback }) => (needs.length === 0 && !isFallback) || replies.length === 0,
  );
  if (broken) throw new Error(`The kind ${broken.id} of the replies needs words and replies`);
  return kinds;
}

function headed(heading: string): BankKind {
  const [head = '', ...rest] = heading.split('|').map((part) => part.trim());
  const [id = '', ...marks] = head.split(/\s+/);
  const words = rest.flatMap((part) => part.split(/\s+/)).filter((word) => word !== '');
  const parts = (word: string) => word.split('+');
  return {
    id,
    needs: words.filter((word) => !word.startsWith('-')).map(parts),
    excludes: words.filter((word) => word.startsWith('-')).map((word) => parts(word.slice(1))),
    asks: marks.includes('?'),
    isBroad: marks.includes('~'),
    isFallback: marks.includes('*'),
    answersAct: marks.includes('!'),
    posts: [],
    replies: [],
  };
}
