import { t } from '#shared/i18n/translate.ts';
import { postLimit } from '#shared/lib/post-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';

interface ThreadTextProps {
  parts: readonly string[];
  onChange(text: string, part: number): void;
}

/** The posts of a thread, each to be edited, with its length as X counts it. */
export function ThreadText({ parts, onChange }: ThreadTextProps) {
  return (
    <ol className="thread">
      {parts.map((part, at) => {
        const length = weightedLength(part);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the thread
          <li key={at} className="field">
            <span className="row">
              <label htmlFor={`part-${at}`}>
                {t('Part {at} of {of}', { at: at + 1, of: parts.length })}
              </label>
              <span className="counter" dir="ltr" data-over={length > postLimit || undefined}>
                {length} / {postLimit}
              </span>
            </span>
            <textarea
              id={`part-${at}`}
              rows={3}
              value={part}
              onChange={({ target }) => onChange(target.value, at)}
              dir="auto"
            />
          </li>
        );
      })}
    </ol>
  );
}
