import type { Post } from '../records.ts';

/** Every post ever made, also the deleted ones. */
export class PostBook {
  readonly #byId = new Map<string, Post>();
  readonly #byAuthor = new Map<string, Post[]>();
  readonly #byText = new Map<string, Post[]>();

  constructor(posts: Post[] = []) {
    for (const post of posts) this.add(post);
  }

  add(post: Post): void {
    this.#byId.set(post.id, post);
    append(this.#byAuthor, post.authorId, post);
    append(this.#byText, textKey(post.authorId, post.text), post);
  }

  /** A post that can be read: a deleted one is gone. */
  live(id: string): Post | undefined {
    const post = this.#byId.get(id);
    return post?.deletedAt === null ? post : undefined;
  }

  liveOf(authorId: string): Post[] {
    return (this.#byAuthor.get(authorId) ?? []).filter(isLive);
  }

  /** Posts of that author that say the same, whatever their spaces. */
  liveTwins(authorId: string, text: string): Post[] {
    return (this.#byText.get(textKey(authorId, text)) ?? []).filter(isLive);
  }

  all(): Post[] {
    return [...this.#byId.values()];
  }
}

function isLive({ deletedAt }: Post): boolean {
  return deletedAt === null;
}

function textKey(authorId: string, text: string): string {
  return `${authorId} ${text.normalize('NFC').replace(/\s+/g, ' ').trim()}`;
}

function append(lists: Map<string, Post[]>, key: string, post: Post): void {
  const list = lists.get(key);
  if (list) list.push(post);
  else lists.set(key, [post]);
}
