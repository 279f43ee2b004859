import type { MarkedFigures } from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { DraftField } from './draft-field.tsx';

interface ThreadTextProps {
  parts: readonly string[];
  figures: MarkedFigures;
  onChange(text: string, part: number): void;
}

/** The posts of a thread, each to be edited, with its length as X counts it. */
export function ThreadText({ parts, figures, onChange }: ThreadTextProps) {
  return (
    <ol className="thread">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the thread
        <li key={at} className="field">
          <DraftField
            id={`part-${at}`}
            label={t('Part {at} of {of}', { at: at + 1, of: parts.length })}
            rows={3}
            value={part}
            figures={figures}
            onChange={({ target }) => onChange(target.value, at)}
          />
        </li>
      ))}
    </ol>
  );
}
