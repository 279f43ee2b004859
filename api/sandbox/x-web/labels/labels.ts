import type { LangName } from '../options.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** Every word of X's own on the page. The testids never change with the language; these all do. */
export interface Labels {
  dir: 'ltr' | 'rtl';
  home: string;
  explore: string;
  notifications: string;
  chat: string;
  lists: string;
  communities: string;
  profile: string;
  postButton: string;
  replyButton: string;
  postAll: string;
  forYou: string;
  following: string;
  homeTimeline: string;
  yourTimeline: string;
  postText: string;
  whatsHappening: string;
  postYourReply: string;
  addComment: string;
  replyingTo: string;
  reply: string;
  repost: string;
  like: string;
  views: string;
  bookmark: string;
  share: string;
  more: string;
  quote: string;
  showMore: string;
  promoted: string;
  reposted: string;
  pinned: string;
  image: string;
  media: string;
  gif: string;
  poll: string;
  emoji: string;
  schedule: string;
  location: string;
  addPost: string;
  removePost: string;
  close: string;
  drafts: string;
  whoToFollow: string;
  follow: string;
  prompt: string;
  promptAction: string;
  deleted: string;
  quoteUnavailable: string;
  showReplies: string;
  discover: string;
  search: string;
  conversation: string;
  sent: string;
  limited: string;
  missing: string;
  logIn: string;
  likedYourPost: string;
  followedYou: string;
  members: string;
  everyone: string;
}

const byLang: Record<LangName, Labels> = { en, ar, ja, de, es, fr };

export function labelsFor(lang: LangName): Labels {
  return byLang[lang];
}
