import type { PageReport } from '../features/page-report.ts';
import { extensionVersion } from '../host.ts';

/** The page check as plain text for those who mend Troupe; English, and without anybody's posts. */
export function writeReport(report: PageReport): string {
  const { byStructure, problems } = report;
  return [
    `Troupe ${extensionVersion()}, ${new Date().toISOString()}`,
    `page ${report.place} (${report.language})`,
    `posts ${report.posts}, with button ${report.postsWithButton}`,
    `composers ${report.composers}, with button ${report.composersWithButton}`,
    ...byStructure.map(({ part, since }) => `by structure since ${iso(since)}: ${part}`),
    ...problems.map(
      ({ feature, what, place, since, last, times }) =>
        `${feature} on ${place}: ${what}; since ${iso(since)}, last ${iso(last)}, ${times} times`,
    ),
    navigator.userAgent,
  ].join('\n');
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
