import { Button } from '@radix-ui/themes';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { msg, t } from '#shared/i18n/translate.ts';
import { DownIcon } from '#shared/ui/icons.tsx';
import { useExportReport } from './queries.ts';

const formats = [
  { format: 'json', label: msg('Whole report (JSON)') },
  { format: 'csv', label: msg('Posts as a table (CSV)') },
] as const;

/** Downloads what is on screen: the whole report, or a table with one row a post. */
export function ExportMenu(props: { days: { start: string; end: string }; disabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const report = useExportReport(props.days);

  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus();
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return close();
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const place = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  return (
    <div className="relative">
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={props.disabled}
        onClick={() => setOpen(!isOpen)}
      >
        {report.isPending ? t('Exporting...') : t('Export Report')}
        <DownIcon />
      </Button>
      {isOpen ? (
        <div
          ref={menu}
          role="menu"
          aria-label={t('Export Report')}
          tabIndex={-1}
          onKeyDown={press}
          onBlur={({ currentTarget, relatedTarget: next }) =>
            next === button.current || currentTarget.contains(next) || setOpen(false)
          }
          className="absolute top-full left-0 z-20 mt-1 grid w-max rounded-control border border-line bg-panel p-1 shadow-raised md:right-0 md:left-auto"
        >
          {formats.map(({ format, label }) => (
            <button
              key={format}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                report.mutate(format);
              }}
              className="cursor-pointer rounded-control px-3 py-2 text-left text-sm hover:bg-tint focus:bg-link-tint focus:text-link"
            >
              {t(label)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
