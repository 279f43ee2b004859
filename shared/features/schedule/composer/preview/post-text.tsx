import { memo } from 'react';
import { findLinks } from '#shared/lib/text/find-links.ts';

const LONGEST_SHOWN = 27;
/** What X links besides addresses: names, hashtags and cashtags. */
const TAG =
  /(?<![\p{L}\p{N}_&@#$])(?:@\w{1,15}|#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*|\$[A-Za-z]{1,6})(?![\p{L}\p{N}_])/gu;

/** A text with its links as X shows them: without protocol, long ones cut. */
export const PostText = memo(function PostText({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <p dir="auto" translate="no" className="wrap-anywhere whitespace-pre-wrap">
      {piecesOf(text.trimEnd()).map(({ at, words, isLink }) =>
        isLink ? (
          <span key={at} className="text-(--x-link)">
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </p>
  );
});

interface Piece {
  at: number;
  words: string;
  isLink: boolean;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const link of findLinks(text)) {
    const end = link.start + link.url.length;
    pieces.push(...taggedPieces(text, from, link.start));
    pieces.push({ at: link.start, words: shortened(link.url), isLink: true });
    from = end;
  }
  return [...pieces, ...taggedPieces(text, from, text.length)];
}

function taggedPieces(text: string, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  const between = text.slice(from, to);
  let last = 0;
  for (const { index, 0: tag } of between.matchAll(TAG)) {
    pieces.push({ at: from + last, words: between.slice(last, index), isLink: false });
    pieces.push({ at: from + index, words: tag, isLink: true });
    last = index + tag.length;
  }
  return [...pieces, { at: from + last, words: between.slice(last), isLink: false }];
}

function shortened(url: string): string {
  const shown = url.replace(/^https?:\/\/(?:www\.)?/i, '');
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}
