import type { ReactNode } from 'react';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';

interface LengthProps {
  id: string;
  text: string;
  limit: number;
  /** Shown while the text is too long. */
  tooLong: ReactNode;
}

/** Characters before the limit from which on the ring is shown. */
const NEAR = 40;
const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

/** The length of a text as X counts it: that takes every ending a link may have, so it comes later. */
export const LengthRing = lazyComponent<LengthProps>(
  async () => {
    const { weightedLength } = await import('#shared/lib/text/weighted-length.ts');
    return ({ text, ...rest }) => <Ring {...rest} length={weightedLength(text)} />;
  },
  {
    isWanted: ({ text }) => text !== '',
    Meanwhile: ({ text, ...rest }) => <Ring {...rest} length={text === '' ? 0 : null} />,
  },
);

/** How much of the limit a text takes up: always for a screen reader, near the limit for the eye. */
function Ring(props: Omit<LengthProps, 'text'> & { length: number | null }) {
  const { length, limit } = props;
  const left = limit - (length ?? 0);
  const share = Math.min(1, (length ?? 0) / limit);
  const look = left < 0 ? 'text-danger' : left <= NEAR / 2 ? 'text-link' : 'text-muted';
  return (
    <>
      <span id={props.id} className="sr-only">
        {length === null
          ? null
          : t('{length} / {limit} characters', {
              length: formatNumber(length),
              limit: formatNumber(limit),
            })}
        {left < 0 ? `, ${t('{over} too many', { over: formatNumber(-left) })}` : ''}
      </span>
      {length !== null && left <= NEAR ? (
        <span
          aria-hidden
          className={`inline-flex items-center gap-1.5 text-xs tabular-nums ${look}`}
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-6 -rotate-90"
            fill="none"
            strokeWidth={2.5}
          >
            <circle cx={12} cy={12} r={RADIUS} className="stroke-(--gray-a5)" />
            <circle
              cx={12}
              cy={12}
              r={RADIUS}
              stroke="currentColor"
              strokeDasharray={`${share * ROUND} ${ROUND}`}
            />
          </svg>
          {formatNumber(left)}
        </span>
      ) : null}
      {left < 0 ? props.tooLong : null}
    </>
  );
}
