/** What the sandbox tells its own page: the page asks for it, the API of the sandbox answers it. */
export interface TimelineAnswer {
  /** Usernames that may post here; who signed in last comes first. */
  users: string[];
  /** Live posts, newest first. */
  posts: PostedPost[];
}

/** What a post is for whoever reads it. */
export interface PostBasics {
  id: string;
  username: string;
  text: string;
  createdAt: string;
  replyTo: string | null;
  quoted: string | null;
}

export interface PostedPost extends PostBasics {
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
