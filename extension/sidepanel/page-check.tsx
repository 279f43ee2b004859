import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { reportActivePage } from '../host.ts';
import type { PageReport } from '../messages.ts';

/** Counts on the X page in front, so that a button that is missing has a reason with a name. */
export function PageCheck() {
  const [lines, setLines] = useState<string[]>([]);
  return (
    <section aria-label={t('This page')} className="flex flex-col items-start gap-2">
      <Button
        variant="soft"
        color="gray"
        onClick={async () => setLines(describe(await reportActivePage()))}
      >
        {t('Check this X page')}
      </Button>
      <div role="status" className="text-sm text-muted">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

function describe(report: PageReport | null): string[] {
  if (!report) return [t('Troupe is not on this tab. Open x.com, or reload it.')];
  return [
    t('{postsWithButton} of {posts} posts have their AI button.', {
      postsWithButton: report.postsWithButton,
      posts: report.posts,
    }),
    t('{composersWithButton} of {composers} composers have theirs.', {
      composersWithButton: report.composersWithButton,
      composers: report.composers,
    }),
    ...report.problems,
  ];
}
