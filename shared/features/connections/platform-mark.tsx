import type { Platform } from '#shared/contracts/common.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';

/** What each platform is known by, dark enough for white letters. */
const colors: Record<Platform, string> = {
  twitter: '#0f1419',
  instagram: '#c13584',
  linkedin: '#0a66c2',
  telegram: '#176fa3',
  discord: '#4752c4',
};

/** The first letter of a platform on its colour. */
export function PlatformMark({ platform }: { platform: string }) {
  const isKnown = Object.hasOwn(colors, platform);
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-control border border-line text-xl font-bold text-[#fff]"
      style={{ backgroundColor: isKnown ? colors[platform as Platform] : '#4b5563' }}
    >
      {isKnown ? platformLabel(platform).charAt(0) : '?'}
    </span>
  );
}
