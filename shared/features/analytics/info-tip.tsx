import { Tooltip } from '@radix-ui/themes';

/** A question mark that says what a figure means, on hover, on focus and on a tap. */
export function InfoTip({ label, children }: { label: string; children: string }) {
  return (
    <Tooltip content={children} maxWidth="260px">
      <button
        type="button"
        aria-label={label}
        className="grid size-5 shrink-0 cursor-help place-items-center rounded-full border border-line text-[11px] leading-none text-muted"
      >
        <span aria-hidden>?</span>
      </button>
    </Tooltip>
  );
}
