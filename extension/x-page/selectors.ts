/** One row of any list on X: a post, a heading, a suggestion. */
export const cell = '[data-testid="cellInnerDiv"]';

/** A post. Rows for likes, tombstones and unavailable quotes are articles without this id. */
export const tweet = 'article[data-testid="tweet"]';

/** Any article: a nested one inside a post is a quoted post. */
export const anyArticle = 'article';

/** What X draws a quoted post as, where it holds an author line. */
export const quotedBlocks = '[role="link"], article';

/** Author line of a post; a second one in the same article belongs to the quoted post. */
export const userName = '[data-testid="User-Name"]';

/** Text of a post, 0 to 2 in an article: the one after the second author line is quoted. */
export const tweetText = '[data-testid="tweetText"]';

/** Time of a post; its parent link is the permalink. */
export const permalinkTime = 'a[href*="/status/"] > time';

/** The time of one post; its link ends with the id. */
export const permalinkOf = (id: string) => `a[href$="/status/${id}"] > time`;

/** X's own reply button of a post. */
export const replyButton = '[data-testid="reply"]';

/** Row of action buttons under a post: the closest group around X's reply button. */
export const actionBar = '[role="group"]';

/** Wrapper of an advertisement. */
export const promoted = '[data-testid="placementTracking"]';

/** Stands after the text of a post that X shows cut. */
export const showMore = '[data-testid="tweet-text-show-more-link"]';

/** Pictures of a post, with a description in `alt` where the author wrote one. */
export const photo = '[data-testid="tweetPhoto"] img[alt]';

/** Links of the card under the text of a post; what else X draws as a card, as a poll, has none. */
export const cardLink = '[data-testid="card.wrapper"] a[href]';

/** A choice of a poll: pressed to vote, or with its share once the person has voted or time is up. */
export const pollChoice =
  '[data-testid="cardPoll"] :is([role="radio"], [role="listitem"], li:not([role]))';

/** Parts a list; on the page of a post what comes after it is no part of the conversation. */
export const listHeading = 'h2';

/** Rich editor: the id sits on the contenteditable itself, labels and wrappers share its prefix. */
export const richEditor = '[data-testid^="tweetTextarea_"][contenteditable="true"]';

/** Editor of the mobile layout. */
export const plainEditor = 'textarea[data-testid^="tweetTextarea_"]';

/** An editor of any kind, also one that X might bring later. */
export const anyEditor = `${richEditor}, ${plainEditor}, [role="textbox"][contenteditable="true"]`;

/** Marks a Draft.js editor, the only rich one that takes a synthetic paste exactly. */
export const draftEditor = '.public-DraftEditor-content';

/** One line of a Draft.js editor. */
export const editorBlock = '[data-block="true"]';

/** Icons and submit button of one composer. */
export const toolBar = '[data-testid="toolBar"]';

/** X's own Post or Reply button; read only, never pressed. */
export const submit = 'button:is([data-testid="tweetButton"], [data-testid="tweetButtonInline"])';

/** X's control for one more post of a thread; X shows it only beside a text. Not a publishing button. */
export const addPost = '[data-testid="addButton"]';

/**
 * X's "Made with AI" switch in a composer, or the button of the menu that holds it; read only, never
 * pressed. Not verified on X's live page: where it is not found, the person reads where it is.
 */
export const aiSwitch =
  ':is([role="switch"], button):is([data-testid*="madeWithAi" i], [data-testid*="aiGenerated" i], [data-testid*="contentDisclosure" i])';

/** Reply composer under the focal post of a status page. */
export const inlineReply = '[data-testid="inline_reply_offscreen"]';

/** X's modal dialogs, the composer dialog among them. */
export const dialog = '[role="dialog"][aria-modal="true"]';

/** Media, poll or quoted post under the editor. */
export const attachments = '[data-testid="attachments"]';

/** The person's own profile, in X's navigation. */
export const profileLink = '[data-testid="AppTabBar_Profile_Link"]';

/** Opens the menu of the person's accounts; it shows the handle in use. */
export const accountMenu = '[data-testid="SideNav_AccountSwitcher_Button"]';

/** The middle column. */
export const primaryColumn = '[data-testid="primaryColumn"]';
