import type { ReactNode } from 'react';
import { words } from '../page-texts.ts';
import { MissingText } from './page-bar.tsx';
import { usePageTitle } from './page-title.ts';

export function MissingPage(): ReactNode {
  usePageTitle(words.explore);
  return <MissingText text={words.missing} />;
}
