import { type ReactNode, useId, useState } from 'react';
import { Card } from '#shared/ui/cards.tsx';
import { DownIcon, UpIcon } from '#shared/ui/icons.tsx';

export function StatCard(props: {
  name: string;
  icon: ReactNode;
  value: string;
  change: number;
  /** The change with what it is against. */
  comparison: string;
  /** What the comparison is made of, where that needs saying. */
  about?: string | undefined;
}) {
  const { name, icon, value, change, comparison, about } = props;
  return (
    <Card className="relative min-w-0">
      <dt className="flex items-center justify-between gap-2 text-sm text-muted">
        <span className="min-w-0 hyphens-auto">{name}</span>
        <span className="text-link">{icon}</span>
      </dt>
      <dd className="heading mt-1 pb-0.5 text-xl wrap-anywhere tabular-nums sm:text-2xl md:text-3xl">
        {value}
      </dd>
      <dd className="mt-1 flex items-start gap-1 text-xs text-muted">
        <Direction change={change} />
        {about === undefined ? comparison : <Explained by={about}>{comparison}</Explained>}
      </dd>
    </Card>
  );
}

/** Says more on hover, on focus and on a tap, across the card that it stands in. */
function Explained({ by, children }: { by: string; children: string }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-describedby={shown ? id : undefined}
        onPointerEnter={() => setShown(true)}
        onPointerLeave={() => setShown(false)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
        className="cursor-help text-left underline decoration-dotted underline-offset-2"
      >
        {children}
      </button>
      {shown ? (
        <span
          role="tooltip"
          id={id}
          className="absolute inset-x-2 top-full z-10 rounded-control border border-line bg-panel px-2.5 py-1.5 text-xs text-ink shadow-raised"
        >
          {by}
        </span>
      ) : null}
    </>
  );
}

/** Colour says nothing alone: the sign stands in the text beside it. */
function Direction({ change }: { change: number }) {
  if (change === 0) return null;
  return (
    <span className={`mt-px ${change > 0 ? 'text-ok' : 'text-danger'}`}>
      {change > 0 ? <UpIcon size={13} /> : <DownIcon size={13} />}
    </span>
  );
}
