import type { ReactNode } from 'react';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';

interface LengthProps {
  id: string;
  text: string;
  limit: number;
  /** Offered while the text is too long. */
  tooLong: ReactNode;
}

/** The length of a text as X counts it: that takes every ending a link may have, so it comes later. */
export const LengthCounter = lazyComponent<LengthProps>(
  async () => {
    const { weightedLength } = await import('#shared/lib/text/weighted-length.ts');
    return ({ text, ...rest }) => <LengthLine {...rest} length={weightedLength(text)} />;
  },
  {
    isWanted: ({ text }) => text !== '',
    Meanwhile: ({ text, ...rest }) => <LengthLine {...rest} length={text === '' ? 0 : null} />,
  },
);

/** How much of what is allowed a text takes up; an empty line while nobody has counted it. */
function LengthLine(props: Omit<LengthProps, 'text'> & { length: number | null }) {
  const { length, limit } = props;
  const over = (length ?? 0) - limit;
  return (
    <>
      <p
        id={props.id}
        className={`min-h-4 text-xs tabular-nums ${over > 0 ? 'text-danger' : 'text-muted'}`}
      >
        {length === null
          ? null
          : t('{length} / {limit} characters', {
              length: formatNumber(length),
              limit: formatNumber(limit),
            })}
        {over > 0 ? `, ${t('{over} too many', { over: formatNumber(over) })}` : ''}
      </p>
      {over > 0 ? props.tooLong : null}
    </>
  );
}
