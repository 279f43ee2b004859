import { IconButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { t, tn } from '#shared/i18n/translate.ts';
import { CloseIcon } from './icons.tsx';

/** What can be done with the selected posts of a list, above its lower edge. */
export function SelectionBar(props: { count: number; onClear(): void; children: ReactNode }) {
  return (
    <section
      aria-label={t('Selected posts')}
      data-bottom-bar=""
      className="sticky bottom-18 z-30 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-panel p-2 shadow-raised md:bottom-4"
    >
      <p role="status" className="px-2 text-sm font-medium">
        {tn(props.count, '{n} selected', '{n} selected')}
      </p>
      {props.children}
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={t('Clear selection')}
        className="m-0 ml-auto size-9"
        onClick={props.onClear}
      >
        <CloseIcon />
      </IconButton>
    </section>
  );
}
