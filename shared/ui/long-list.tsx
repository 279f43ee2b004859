import { Button } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';

const STEP = 60;

/** A grid of cards that draws sixty at a time: a bucket may hold thousands. */
export function LongList<T extends { id: string }>(props: {
  label: string;
  items: readonly T[];
  className: string;
  children(item: T): ReactNode;
}) {
  const [shown, setShown] = useState(STEP);
  const left = props.items.length - shown;
  return (
    <>
      <ul aria-label={props.label} className={props.className}>
        {props.items.slice(0, shown).map((item) => (
          <li key={item.id} className="min-w-0">
            {props.children(item)}
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <div className="mt-6 text-center">
          <Button variant="soft" color="gray" onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, left)} more of {left.toLocaleString('en')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
