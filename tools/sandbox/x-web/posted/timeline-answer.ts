/** What the sandbox tells its own page: the page asks for it, the API of the sandbox answers it. */
export interface TimelineAnswer {
  /** Usernames that may post here; who signed in last comes first. */
  users: string[];
  /** Live posts, newest first. */
  posts: PostedPost[];
}

export interface PostedPost {
  id: string;
  username: string;
  text: string;
  createdAt: string;
  replyTo: string | null;
  quoted: string | null;
  pictures: number;
  madeWithAi: boolean;
  paidPartnership: boolean;
  counts: { replies: number; reposts: number; likes: number; views: number };
}

/** A press of the page's own Post button; more than one text is a thread. */
export interface PagePost {
  username: string;
  texts: string[];
  replyTo: string | null;
  quoted: string | null;
}
