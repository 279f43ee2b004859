import { t } from '#shared/i18n/translate.ts';
import { postLimit } from '#shared/lib/post-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';

/** A draft as text; a thread part by part, each with X's own count, of as many as `limit`. */
export function DraftText({ text, limit = postLimit }: { text: string; limit?: number }) {
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
              {part}
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
