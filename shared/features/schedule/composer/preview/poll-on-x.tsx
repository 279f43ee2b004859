import type { Poll } from '#shared/contracts/publishing-poll.ts';
import { t, tn } from '#shared/i18n/translate.ts';

/** "30 minutes", "6 hours", "3 days". */
export function pollLength(minutes: number): string {
  const hours = minutes / 60;
  if (hours % 24 === 0) return tn(hours / 24, '{n} day', '{n} days');
  if (hours % 1 === 0) return tn(hours, '{n} hour', '{n} hours');
  return tn(minutes, '{n} minute', '{n} minutes');
}

/** A poll as X shows it before a vote. */
export function PollOnX({ poll }: { poll: Poll }) {
  return (
    <div className="mt-3">
      <ul aria-label={t('Poll')} className="grid list-none gap-2">
        {poll.options.map((option, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two answers may be the same
            key={at}
            dir="auto"
            className="rounded-full border border-(--x-line) px-4 py-1.5 text-center font-medium wrap-anywhere"
          >
            {option || '\u00a0'}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-sm text-(--x-muted)">{pollLength(poll.minutes)}</p>
    </div>
  );
}
