import type { ReactNode } from 'react';
import { findLinks } from '#shared/lib/text/find-links.ts';
import { mentionedNames } from '#shared/lib/text/mentioned-names.ts';
import { OutsideLink } from '#shared/ui/outside-link.tsx';

/** What was written, as text: links lead out, and the members it mentions stand out. */
export function CommentText({ body, mentions }: { body: string; mentions: readonly string[] }) {
  return (
    <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
      {piecesOf(body, mentions)}
    </p>
  );
}

function piecesOf(body: string, mentions: readonly string[]): ReactNode[] {
  const names = new Set(mentions.map((name) => name.toLowerCase()));
  const links = findLinks(body);
  const isInLink = (at: number) => links.some(({ start, end }) => start <= at && at < end);
  const marks = [
    ...links.map(({ start, end, url }) => ({
      start,
      end,
      node: (
        <OutsideLink key={start} href={/^https?:/i.test(url) ? url : `https://${url}`}>
          {body.slice(start, end)}
        </OutsideLink>
      ),
    })),
    ...mentionedNames(body)
      .filter(({ start, name }) => names.has(name.toLowerCase()) && !isInLink(start))
      .map(({ start, end }) => ({
        start,
        end,
        node: (
          <strong key={start} className="rounded-sm bg-link-tint px-0.5 font-medium text-link">
            {body.slice(start, end)}
          </strong>
        ),
      })),
  ].sort((one, other) => one.start - other.start);
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end, node } of marks) {
    pieces.push(body.slice(from, start), node);
    from = end;
  }
  return [...pieces, body.slice(from)];
}
