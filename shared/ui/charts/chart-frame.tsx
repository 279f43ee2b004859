import { Button } from '@radix-ui/themes';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { ChartTable, type TableOf } from './chart-table.tsx';

/**
 * A chart with its figures as a table beside it: always there for a screen reader, and in place of
 * the chart for who asks for it.
 */
export function ChartFrame(props: {
  /** What the chart is about; names the table. */
  label: string;
  table: TableOf;
  /** What else is chosen or told about the chart, in the line above it. */
  head?: ReactNode;
  children: ReactNode;
}) {
  const [asTable, setAsTable] = useState(false);
  // Its many rows are drawn once the chart stands.
  const isDrawn = useDeferredValue(true, false);
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44 text-sm text-muted">{props.head}</div>
        <Button
          size="1"
          variant="ghost"
          color="gray"
          className="ml-auto"
          aria-label={
            asTable
              ? t('Show as chart: {label}', { label: props.label })
              : t('Show as table: {label}', { label: props.label })
          }
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? t('Show as chart') : t('Show as table')}
        </Button>
      </div>
      {asTable ? null : props.children}
      {asTable ? (
        // biome-ignore lint/a11y/useSemanticElements: a section of its own would be a landmark
        <div
          role="group"
          aria-label={props.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keys
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-control border border-line"
        >
          <ChartTable label={props.label} {...props.table} />
        </div>
      ) : isDrawn ? (
        <div className="sr-only [content-visibility:auto]">
          <ChartTable label={props.label} {...props.table} />
        </div>
      ) : null}
    </div>
  );
}
