import {
  attachments,
  cell,
  dialog,
  inlineReply,
  permalinkTime,
  promoted,
  replyButton,
  richEditor,
  showMore,
  submit,
  toolBar,
  tweet,
  tweetText,
  userName,
} from '#extension/x-page/selectors.ts';
import type { XOptions } from '#tools/sandbox/x-web/options.ts';

/** With these options every cell stays alive, so each selector has one exact count on a page. */
export const countedOptions: Partial<XOptions> = { posts: 40, windowing: false };

/** Those of the extension, so that each has its count, and what only the stand-in is asked for. */
export const selectors = {
  ...{ cell, tweet, userName, tweetText, replyButton, promoted, showMore },
  ...{ toolBar, submit, inlineReply, dialog, attachments },
  permalink: permalinkTime,
  editor: richEditor,
  socialContext: '[data-testid="socialContext"]',
  nestedArticle: 'article article',
  notification: 'article[data-testid="notification"]',
  list: '[data-testid="primaryColumn"] section > h1 + div[aria-label] > div',
} as const;

type Counts = Partial<Record<keyof typeof selectors, number>>;

const home: Counts = {
  cell: 55,
  tweet: 40,
  userName: 44,
  tweetText: 38,
  permalink: 38,
  replyButton: 40,
  socialContext: 4,
  promoted: 4,
  showMore: 2,
  nestedArticle: 2,
  editor: 1,
  toolBar: 1,
  submit: 1,
  list: 1,
};

/** Selectors that a page does not name are absent there. */
export const expectedCounts: ReadonlyArray<{ route: string; counts: Counts }> = [
  { route: '/home', counts: home },
  {
    route: '/compose/post',
    counts: { ...home, editor: 2, toolBar: 2, submit: 2, dialog: 1 },
  },
  {
    route: '/compose/post?in_reply_to=1985000010000000000',
    counts: {
      ...home,
      tweet: 41,
      userName: 45,
      tweetText: 39,
      permalink: 39,
      editor: 2,
      toolBar: 2,
      submit: 2,
      dialog: 1,
    },
  },
  {
    route: '/compose/post?url=https://x.com/a/status/1985000010000000000',
    counts: {
      ...home,
      userName: 45,
      tweetText: 39,
      editor: 2,
      toolBar: 2,
      submit: 2,
      dialog: 1,
      attachments: 1,
    },
  },
  {
    route: '/a/status/1985000140000000000',
    counts: {
      cell: 40,
      tweet: 37,
      userName: 41,
      tweetText: 36,
      permalink: 36,
      replyButton: 37,
      socialContext: 2,
      promoted: 2,
      showMore: 1,
      nestedArticle: 1,
      editor: 1,
      submit: 1,
      inlineReply: 1,
      list: 1,
    },
  },
  {
    route: '/i/lists/1777',
    counts: {
      cell: 20,
      tweet: 20,
      userName: 22,
      tweetText: 18,
      permalink: 20,
      replyButton: 20,
      socialContext: 4,
      nestedArticle: 2,
      list: 1,
    },
  },
  {
    route: '/notifications',
    counts: {
      cell: 24,
      tweet: 12,
      userName: 12,
      tweetText: 12,
      permalink: 12,
      replyButton: 12,
      notification: 12,
      list: 1,
    },
  },
];
