import { catalogue } from './platform-catalogue.ts';

/** The first letter of a platform on its colour. */
export function PlatformMark({ platform }: { platform: string }) {
  const entry = catalogue.find(({ id }) => id === platform);
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-control border border-line text-xl font-bold text-[#fff]"
      style={{ backgroundColor: entry?.color ?? '#4b5563' }}
    >
      {entry?.name.charAt(0) ?? '?'}
    </span>
  );
}
