import type { ReactNode } from 'react';
import { formatNumber, t } from '#shared/i18n/translate.ts';

export interface LengthProps {
  id: string;
  text: string;
  limit: number;
  /** Offered while the text is too long. */
  tooLong: ReactNode;
}

/** How much of what is allowed a text takes up; an empty line while nobody has counted it. */
export function LengthLine(props: Omit<LengthProps, 'text'> & { length: number | null }) {
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
