import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import type { PageReport } from '../features/page-report.ts';
import { reportActivePage } from '../host.ts';
import { copyText } from '../popover/insert/copy-text.ts';
import { writeReport } from './write-report.ts';

/** What is broken on the X page in front, by name, and a report of it to pass on. */
export function PageCheck() {
  const [report, setReport] = useState<PageReport | null>();
  const [copied, setCopied] = useState(false);

  const check = async () => {
    setCopied(false);
    setReport(await reportActivePage());
  };
  const copy = async (found: PageReport) => {
    if (await copyText(writeReport(found))) return setCopied(true);
    showFailure(t('The browser refused to copy.'));
  };

  return (
    <section aria-label={t('This page')} className="flex flex-col items-start gap-2">
      <SecondaryButton onClick={() => void check()}>{t('Check this X page')}</SecondaryButton>
      <div role="status" className="text-sm text-muted [overflow-wrap:anywhere]">
        {report !== undefined && describe(report).map((line) => <p key={line}>{line}</p>)}
      </div>
      {report && (
        <Button variant="ghost" color="gray" onClick={() => void copy(report)}>
          {copied ? t('Copied') : t('Copy report')}
        </Button>
      )}
    </section>
  );
}

function describe(report: PageReport | null): string[] {
  if (!report) return [t('Troupe is not on this tab. Open x.com, or reload it.')];
  const { byStructure, problems, ...counts } = report;
  const whole = byStructure.length === 0 && problems.length === 0;
  return [
    t('{postsWithButton} of {posts} posts have their AI button.', counts),
    t('{composersWithButton} of {composers} composers have theirs.', counts),
    ...(whole ? [t('Nothing is broken on this page.')] : []),
    ...byStructure.map(({ part, since }) =>
      t('X no longer marks {part}: found by its structure since {time}.', {
        part,
        time: timeOf(since),
      }),
    ),
    ...problems.map(({ since, last, ...problem }) =>
      t('{feature} on {place}: {what}. Since {since}, last at {last}, {times} in all.', {
        ...problem,
        since: timeOf(since),
        last: timeOf(last),
      }),
    ),
  ];
}

function timeOf(instant: number): string {
  return formatInstant(instant, { timeStyle: 'medium' });
}
