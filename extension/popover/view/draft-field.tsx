import { type ComponentProps, useRef } from 'react';
import type { MarkedFigures } from '#shared/contracts/generation.ts';
import { postLimit } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { markFigures } from '#shared/ui/mark-figures.tsx';

interface DraftFieldProps extends ComponentProps<'textarea'> {
  id: string;
  label: string;
  value: string;
  /** Those to check: marked behind the text, and named to a screen reader by the notes. */
  figures: MarkedFigures;
}

/** A text to be edited, with its length as X counts it. */
export function DraftField({ label, figures, children, ...area }: DraftFieldProps) {
  const marks = useRef<HTMLParagraphElement>(null);
  const length = weightedLength(area.value);
  const isMarked = figures.length > 0;
  return (
    <>
      <span className="row">
        <label htmlFor={area.id}>{label}</label>
        <span className="counter" dir="ltr" data-over={length > postLimit || undefined}>
          {length} / {postLimit}
        </span>
      </span>
      <div className="paper">
        {isMarked && (
          <p ref={marks} className="marks" aria-hidden="true" dir="auto">
            {markFigures(area.value, figures)}
            {'\n'}
          </p>
        )}
        <textarea
          {...area}
          dir="auto"
          aria-describedby={isMarked ? 'notes' : undefined}
          onScroll={({ currentTarget }) => marks.current?.scrollTo(0, currentTarget.scrollTop)}
        />
        {children}
      </div>
    </>
  );
}
