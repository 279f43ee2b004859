import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { reportActivePage } from '../host.ts';
import type { PageReport } from '../messages.ts';

/** Counts on the X page in front, so that a button that is missing has a reason with a name. */
export function PageCheck() {
  const [lines, setLines] = useState<string[]>([]);
  return (
    <section aria-label="This page" className="flex flex-col items-start gap-2">
      <Button
        variant="soft"
        color="gray"
        onClick={async () => setLines(describe(await reportActivePage()))}
      >
        Check this X page
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
  if (!report) return ['Troupe is not on this tab. Open x.com, or reload it.'];
  return [
    `${report.postsWithButton} of ${report.posts} posts have their AI button.`,
    `${report.composersWithButton} of ${report.composers} composers have theirs.`,
    ...report.problems,
  ];
}
