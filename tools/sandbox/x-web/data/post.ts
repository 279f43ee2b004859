import type { Person } from './people.ts';

/** What the author declared of a post. */
type Disclosure = 'madeWithAi' | 'paidPartnership';

export interface Post {
  id: string;
  author: Person;
  text: string;
  lang: string;
  /** ISO 8601, UTC. */
  time: string;
  counts: { replies: number; reposts: number; likes: number; views: number };
  photo?: { alt: string | null; hue: number };
  video?: boolean;
  card?: { title: string; host: string };
  poll?: readonly string[];
  articleTitle?: string;
  quoted?: Post | 'unavailable';
  social?: { kind: 'reposted' | 'pinned' | 'community'; who: string };
  promoted?: 'with-time' | 'without-time';
  cut?: boolean;
  repliesLimited?: boolean;
  parentId?: string;
  /** Whom it answers, where the page says so above the text. */
  answered?: Person;
  disclosures?: readonly Disclosure[];
}

export function pathOf(post: Post): string {
  return `/${post.author.handle}/status/${post.id}`;
}
