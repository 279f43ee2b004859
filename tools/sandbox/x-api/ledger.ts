import type { PostBasics } from '../x-web/posted/timeline-answer.ts';
import type { EndpointName } from './failures/failure.ts';
import type { Post } from './records.ts';
import type { World } from './world.ts';

export interface TruePost extends PostBasics {
  mediaIds: string[];
  /** Of its media, '' where there is none. */
  altTexts: string[];
  madeWithAi: boolean;
  paidPartnership: boolean;
  poll?: Post['poll'];
  deletedAt: string | null;
}

/** What really happened here, whatever a client was told. */
interface Truth {
  /** Every post that was ever made, oldest first. */
  posts: TruePost[];
  /** Calls that arrived, by endpoint. */
  calls: Partial<Record<EndpointName, number>>;
}

export function truthOf({ posts, accounts, faults, media }: World): Truth {
  return {
    posts: posts.all().map((post) => ({
      id: post.id,
      username: accounts.find(post.authorId)?.username ?? '',
      text: post.text,
      createdAt: new Date(post.createdAt).toISOString(),
      replyTo: post.replyTo,
      quoted: post.quoted,
      mediaIds: post.mediaIds,
      altTexts: post.mediaIds.map((id) => media.get(id)?.altText ?? ''),
      madeWithAi: post.madeWithAi,
      paidPartnership: post.paidPartnership,
      ...(post.poll ? { poll: post.poll } : {}),
      deletedAt: post.deletedAt === null ? null : new Date(post.deletedAt).toISOString(),
    })),
    calls: { ...faults.calls },
  };
}
