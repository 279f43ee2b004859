import { useId } from 'react';

/**
 * A question mark that says what a figure means, on hover, on focus and on a tap: across the card
 * that it stands in, which is positioned.
 */
export function InfoTip({ label, children }: { label: string; children: string }) {
  const id = useId();
  return (
    <span className="group/tip">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        className="grid size-5 shrink-0 cursor-help place-items-center rounded-full border border-line text-[11px] leading-none text-muted"
      >
        <span aria-hidden>?</span>
      </button>
      <span
        role="tooltip"
        id={id}
        className="absolute inset-x-2 top-10 z-10 hidden rounded-control border border-line bg-panel px-2.5 py-1.5 text-xs text-ink shadow-raised group-focus-within/tip:block group-hover/tip:block"
      >
        {children}
      </span>
    </span>
  );
}
