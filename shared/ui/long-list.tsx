import { type MouseEvent, type ReactNode, useState } from 'react';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from './forms/busy-button.tsx';

/** Cards beside each other, as many as there is room for. */
export const CARD_GRID = 'grid list-none gap-5 md:grid-cols-2 xl:grid-cols-3';

/** How many a list draws at a time. */
export const STEP = 60;

/** A grid of cards that draws sixty at a time: a bucket may hold thousands. */
export function LongList<T extends { id: string }>(props: {
  label: string;
  items: readonly T[];
  className: string;
  children(item: T): ReactNode;
}) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul aria-label={props.label} className={props.className}>
        {props.items.slice(0, shown).map((item) => (
          <Row key={item.id}>{props.children(item)}</Row>
        ))}
      </ul>
      <ShowMore total={props.items.length} shown={shown} onMore={setShown} />
    </>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <li data-row="" tabIndex={-1} className="min-w-0">
      {children}
    </li>
  );
}

/** Draws the next rows of a long list, where there are more, and leads to the first of them. */
export function ShowMore(props: { total: number; shown: number; onMore(shown: number): void }) {
  const { shown } = props;
  const left = props.total - shown;
  if (left <= 0) return null;

  // The button moves down behind what is new, or goes.
  function showMore({ currentTarget }: MouseEvent<HTMLElement>) {
    const list = currentTarget.parentElement?.parentElement;
    props.onMore(shown + STEP);
    requestAnimationFrame(() =>
      list?.querySelectorAll<HTMLElement>('[data-row]')[shown]?.focus({ preventScroll: true }),
    );
  }

  return (
    <div className="mt-6 text-center">
      <SecondaryButton onClick={showMore}>
        {t('Show {next} more of {left}', {
          next: Math.min(STEP, left),
          left: formatNumber(left),
        })}
      </SecondaryButton>
    </div>
  );
}
