import type { Account, Post } from '../records.ts';
import type { World } from '../world.ts';

/** What the author decides of a post; left out means X's default. */
type NewPost = Pick<Post, 'text' | 'replyTo' | 'quoted' | 'mediaIds'> &
  Partial<Pick<Post, 'madeWithAi' | 'paidPartnership' | 'poll'>>;

/** Publishes a post that was checked before. */
export function addPost(world: World, author: Account, wanted: NewPost): Post {
  const post: Post = {
    madeWithAi: false,
    paidPartnership: false,
    ...wanted,
    id: world.ids.next(),
    authorId: author.id,
    createdAt: world.now(),
    deletedAt: null,
  };
  world.posts.add(post);
  world.changed();
  return post;
}
