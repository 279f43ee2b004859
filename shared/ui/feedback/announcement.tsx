import type { ReactNode } from 'react';
import { useDisplayZone } from '#shared/i18n/formats/display-zone.ts';
import { useLanguage } from '#shared/i18n/language-store.ts';

/**
 * Draws everything below it anew when the language changes, or the zone that times are shown in.
 * What is open stays open, what is typed stays typed: nothing is mounted again.
 */
export function Spoken({ children }: { children(): ReactNode }) {
  useLanguage();
  useDisplayZone();
  return children();
}
