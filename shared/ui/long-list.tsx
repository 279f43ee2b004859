import { Button } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { formatNumber, t } from '#shared/i18n/translate.ts';

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
          <li key={item.id} className="min-w-0">
            {props.children(item)}
          </li>
        ))}
      </ul>
      <ShowMore total={props.items.length} shown={shown} onMore={setShown} />
    </>
  );
}

/** Draws the next of a long list, where there are more. */
export function ShowMore(props: { total: number; shown: number; onMore(shown: number): void }) {
  const left = props.total - props.shown;
  if (left <= 0) return null;
  return (
    <div className="mt-6 text-center">
      <Button variant="soft" color="gray" onClick={() => props.onMore(props.shown + STEP)}>
        {t('Show {next} more of {left}', {
          next: Math.min(STEP, left),
          left: formatNumber(left),
        })}
      </Button>
    </div>
  );
}
