import type { ReactNode } from 'react';
import { useLanguage } from '#shared/i18n/language-store.ts';
import { useTimeZone } from './time-zone-choice.ts';

/**
 * Draws everything below it anew when the language changes, or the zone that times are shown in.
 * What is open stays open, what is typed stays typed: nothing is mounted again.
 */
export function Spoken({ children }: { children(): ReactNode }) {
  useLanguage();
  useTimeZone();
  return children();
}
