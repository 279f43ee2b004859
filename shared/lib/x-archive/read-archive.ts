import { type ArchivePost, toArchivePost } from './archive-post.ts';

export type ArchiveFault =
  | 'too-large'
  | 'zip'
  | 'not-archive'
  | 'not-text'
  | 'malformed'
  | 'cut-off';

/** What a worker says of the file that it reads. */
export type ArchiveMessage =
  | { kind: 'progress'; bytes: number }
  | { kind: 'posts'; posts: ArchivePost[] }
  | { kind: 'fault'; fault: ArchiveFault };

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';

  constructor(readonly fault: ArchiveFault) {
    super(fault);
  }
}

export const MAX_ARCHIVE_BYTES = 1024 ** 3;
/** The newest of them are kept. */
export const MOST_ARCHIVE_POSTS = 20_000;
/** Of one post with all that the archive says of it. */
const MAX_ELEMENT = 1_000_000;
const MAX_DEPTH = 40;
const HEAD = /^\uFEFF?\s*window\.YTD\.tweets?\.part\d{1,4}\s*=\s*\[/;
const MAX_HEAD = 200;

/**
 * The posts of X's archive file, `window.YTD.tweets.part0 = [...]`, the newest first. It is read piece by
 * piece: only one post and the texts that are kept are in memory. Throws ArchiveError.
 */
export async function readArchive(
  file: Blob,
  onProgress: (bytes: number) => void,
): Promise<ArchivePost[]> {
  if (file.size > MAX_ARCHIVE_BYTES) throw new ArchiveError('too-large');
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (start[0] === 0x50 && start[1] === 0x4b && (start[2] ?? 0) < 9) throw new ArchiveError('zip');
  const posts = new NewestPosts();
  const elements = elementReader((text) => posts.add(toArchivePost(parsed(text))));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = file.stream().getReader();
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    elements.push(decoded(decoder, piece.value));
    bytes += piece.value.byteLength;
    onProgress(bytes);
  }
  elements.push(decoded(decoder));
  elements.end();
  return posts.sorted();
}

function decoded(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new ArchiveError('not-text');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ArchiveError('malformed');
  }
}

class NewestPosts {
  #posts: ArchivePost[] = [];

  add(post: ArchivePost | null): void {
    if (!post) return;
    this.#posts.push(post);
    if (this.#posts.length > 2 * MOST_ARCHIVE_POSTS) this.#posts = this.sorted();
  }

  sorted(): ArchivePost[] {
    return this.#posts.toSorted((one, other) => other.at - one.at).slice(0, MOST_ARCHIVE_POSTS);
  }
}

/** Cuts the elements out of the array, whatever pieces the text comes in. */
function elementReader(onElement: (text: string) => void) {
  let head: string | null = '';
  let isOver = false;
  /** What of an element has come in earlier pieces. */
  let begun = '';
  let depth = 0;
  let inString = false;
  let isEscaped = false;

  function scan(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charCodeAt(at);
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (char === 0x5c) isEscaped = true;
        else if (char === 0x22) inString = false;
      } else if (depth === 0) {
        if (isOver || char !== 0x7b) between(char);
        else {
          depth = 1;
          from = at;
        }
      } else if (char === 0x22) inString = true;
      else if (char === 0x7b || char === 0x5b) {
        depth += 1;
        if (depth > MAX_DEPTH) throw new ArchiveError('malformed');
      } else if (char === 0x7d || char === 0x5d) {
        depth -= 1;
        if (depth === 0) {
          begun += text.slice(from, at + 1);
          assertShort();
          onElement(begun);
          begun = '';
        }
      }
    }
    if (depth > 0) begun += text.slice(from);
    assertShort();
  }

  function assertShort(): void {
    if (begun.length > MAX_ELEMENT) throw new ArchiveError('malformed');
  }

  /** Spaces and commas; the end of the array, and a semicolon after it. */
  function between(char: number): void {
    if (char === 0x5d && !isOver) isOver = true;
    else if (char > 0x20 && char !== (isOver ? 0x3b : 0x2c)) throw new ArchiveError('malformed');
  }

  return {
    push(text: string): void {
      if (head === null) {
        scan(text);
        return;
      }
      head += text;
      const found = HEAD.exec(head.slice(0, MAX_HEAD));
      if (found) {
        const rest = head.slice(found[0].length);
        head = null;
        scan(rest);
      } else if (head.length >= MAX_HEAD) throw new ArchiveError('not-archive');
    },
    end(): void {
      if (head !== null) throw new ArchiveError('not-archive');
      if (!isOver) throw new ArchiveError('cut-off');
    },
  };
}
