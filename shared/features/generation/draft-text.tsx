import type { MarkedFigures } from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { postLimit } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { markFigures } from '#shared/ui/mark-figures.tsx';

interface DraftTextProps {
  text: string;
  limit?: number | undefined;
  /** Those to check, marked where they stand. */
  figures?: MarkedFigures;
}

/** A draft as text; a thread part by part, each with X's own count, of as many as `limit`. */
export function DraftText({ text, limit = postLimit, figures = [] }: DraftTextProps) {
  const blocks = text.split(/\n{2,}/);
  const parts =
    blocks.length > 1 && blocks.every((block) => /^\d+\//.test(block)) ? blocks : [text];
  return (
    <ol className="grid list-none gap-3">
      {parts.map((part) => {
        const length = weightedLength(part);
        return (
          <li key={part}>
            <p dir="auto" translate="no" className="text-lg wrap-anywhere whitespace-pre-wrap">
              {markFigures(part, figures)}
            </p>
            <p className={`mt-1 text-xs ${length > limit ? 'text-danger' : 'text-muted'}`}>
              {t('{length} / {postLimit} characters', { length, postLimit: limit })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Hashtags as they would stand in a post; of many, the first and how many more. */
export function Hashtags({ tags, most = tags.length }: { tags: string[]; most?: number }) {
  if (tags.length === 0) return null;
  const shown = tags.slice(0, most).map((tag) => `#${tag}`);
  const more = tags.length > most ? [`+${tags.length - most}`] : [];
  return <p className="mt-2 text-sm text-link">{[...shown, ...more].join(' ')}</p>;
}
