import { $, $$, $optional, MissingElement } from '../query.ts';
import {
  anyArticle,
  permalinkTime,
  photo,
  promoted,
  quotedBlocks,
  showMore,
  tweetText,
  userName,
} from '../selectors.ts';

export interface Post {
  /** Null where X shows no permalink, as in advertisements and some dialogs. */
  id: string | null;
  /** Handle without @; empty when X shows none. */
  author: string;
  text: string;
  quoted: QuotedPost | null;
  /** What the author wrote to describe the first picture; null for none. */
  picture: string | null;
  /** Where X keeps its pictures; left out by what was kept before they were read. */
  pictures?: string[];
  /** BCP 47 tag as X states it on the text, null when unknown. */
  language: string | null;
  /** X shows only the beginning of the text. */
  cut: boolean;
  promoted: boolean;
}

export interface QuotedPost {
  author: string;
  text: string;
}

/** Reads a post as it stands. Throws MissingElement when the article has no author line. */
export function readPost(article: Element): Post {
  const block = quotedBlock(article);
  const own = (selector: string) =>
    $$(selector, article).filter(
      (element) => element.closest(anyArticle) === article && !block?.contains(element),
    );
  const [ownLine, secondLine] = own(userName);
  // The author of a quoted post is never taken for the author of this one.
  if (!ownLine) throw new MissingElement(userName);
  // Without a block the order tells: what comes after a second author line is quoted.
  const quotedLine = block ? $(userName, block) : secondLine;
  const isOwn = (element: Element) =>
    block !== null || !secondLine || isBefore(element, secondLine);
  const quotedText = block
    ? $optional(tweetText, block)
    : secondLine && own(tweetText).find((text) => isBefore(secondLine, text));
  const ownText = own(tweetText).find(isOwn);
  const author = handleOf(ownLine);
  const photos = own(photo).filter(isOwn);
  return {
    id: permalinkId(own(permalinkTime), author),
    author,
    text: ownText ? postText(ownText) : '',
    quoted: quotedLine
      ? { author: handleOf(quotedLine), text: quotedText ? postText(quotedText) : '' }
      : null,
    picture: pictureOf(photos[0]),
    pictures: photos.flatMap((image) => addressOf(image) ?? []).slice(0, 4),
    language: languageOf(ownText),
    cut: own(showMore).some(isOwn),
    promoted: article.closest(promoted) !== null,
  };
}

/**
 * The block of the quoted post in an article: X draws it as a link or as an article of its own.
 * Null where the article quotes nothing, or X marks the block in neither way.
 */
export function quotedBlock(article: Element): Element | null {
  const lines = $$(userName, article);
  for (const line of lines) {
    const around: Element[] = [];
    for (let node = line.parentElement; node && node !== article; node = node.parentElement) {
      if (node.matches(quotedBlocks)) around.unshift(node);
    }
    // One that holds every author line is no quoted post but the whole of this one.
    const block = around.find((one) => lines.some((other) => !one.contains(other)));
    if (block) return block;
  }
  return null;
}

/** The post in this article; null where it cannot be read. */
export function readablePost(article: Element): Post | null {
  try {
    return readPost(article);
  } catch (error) {
    if (error instanceof MissingElement) return null;
    throw error;
  }
}

/** A post of which X's page shows only these parts. */
export function partialPost(known: Partial<Post>): Post {
  return {
    id: null,
    author: '',
    text: '',
    quoted: null,
    picture: null,
    language: null,
    cut: false,
    promoted: false,
    ...known,
  };
}

/** Two readings of one post; X leaves the permalink out in places, then author and text decide. */
export function samePost(one: Post, other: Post): boolean {
  if (one.id && other.id) return one.id === other.id;
  const sameText = one.text === other.text || one.cut || other.cut;
  return one.author.toLowerCase() === other.author.toLowerCase() && sameText;
}

/** The post under the editor of a quote composer, with links or without. */
export function readQuoteCard(card: Element): QuotedPost {
  const text = $optional(tweetText, card);
  return { author: handleOf($(userName, card)), text: text ? postText(text) : '' };
}

/** Id and handle that an address names; X writes `/i/status/1` where it leaves the handle out. */
export function statusInPath(path: string): { id: string; author: string } | null {
  const match = /^\/(\w{1,20})\/status\/(\d+)/.exec(path);
  if (!match?.[1] || !match[2]) return null;
  return { id: match[2], author: match[1] === 'i' ? '' : match[1] };
}

/** Text as a person reads it: X shows emoji as pictures, and `textContent` would lose them. */
export function postText(element: Node): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    else if (node.nodeName === 'IMG') text += (node as HTMLImageElement).alt;
    else if (node.nodeName === 'BR') text += '\n';
    else text += postText(node);
  }
  return text;
}

export function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function handleOf(authorLine: Element): string {
  const path = $optional<HTMLAnchorElement>('a[href]', authorLine)?.getAttribute('href') ?? '';
  const linked = /^(?:https:\/\/[^/]+)?\/(\w{1,20})\/?$/.exec(path)?.[1];
  // The handle stands behind the name, which may hold an @ of its own.
  return linked ?? [...authorLine.textContent.matchAll(/@(\w{1,20})/g)].at(-1)?.[1] ?? '';
}

/** Links to photos, analytics and the quoted post name a status too: only the author's time counts. */
function permalinkId(times: Element[], author: string): string | null {
  for (const time of times) {
    const status = statusInPath((time.parentElement as HTMLAnchorElement).pathname);
    if (status?.author.toLowerCase() === author.toLowerCase()) return status.id;
  }
  return null;
}

function pictureOf(image: Element | undefined): string | null {
  // X fills in one translated word ("Image") where the author described nothing.
  const description = image?.getAttribute('alt')?.trim() ?? '';
  return /\s/.test(description) ? description : null;
}

function addressOf(image: Element): string | null {
  const address = image.getAttribute('src') ?? '';
  return address.startsWith('https://pbs.twimg.com/') ? address : null;
}

const noLanguage = /^(und|zxx|mul|mis|art|q[a-z]{2})$/i;

function languageOf(text: Element | undefined): string | null {
  const tag = text?.getAttribute('lang') ?? '';
  return tag === '' || noLanguage.test(tag) ? null : tag;
}
