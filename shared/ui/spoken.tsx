import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '#shared/i18n/language-store.ts';
import { useTimeZone } from './time-zone-choice.ts';

/** Draws everything below it anew when the language changes, or the zone that times are shown in. */
export function Spoken({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const { zone } = useTimeZone();
  return <Fragment key={`${language} ${zone}`}>{children}</Fragment>;
}
