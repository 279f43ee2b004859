import type { TopPost } from '#shared/contracts/analytics.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { written } from './figures.ts';
import { Panel } from './panel.tsx';

/** The posts of the period that people reacted to most. */
export function TopPostsPanel({ posts }: { posts: readonly TopPost[] }) {
  return (
    <Panel title={t('Top posts')}>
      <ol className="grid list-none">
        {posts.map((post) => (
          <li key={post.id} className="border-t border-line py-3 first:border-t-0 first:pt-0">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
              <div className="min-w-0 flex-1 basis-64">
                <p dir="auto" className="text-sm wrap-anywhere">
                  {post.excerpt}
                </p>
                <p className="mt-1 text-xs wrap-anywhere text-muted">
                  {[post.personaName, formatInstant(post.postedAt)].filter(Boolean).join(' · ')}
                  {post.url ? (
                    <>
                      {' · '}
                      <a
                        href={post.url}
                        target="_blank"
                        rel="noopener noreferrer"
                        className="font-medium text-link underline underline-offset-2"
                      >
                        {t('View on X')}
                        <span className="sr-only">: {post.excerpt}</span>
                      </a>
                    </>
                  ) : null}
                </p>
              </div>
              <dl className="grid shrink-0 grid-cols-[5.5rem_4rem_4rem] gap-x-2 text-left sm:text-right">
                <Figure name={t('Engagement')}>{compactMetric(post.engagement)}</Figure>
                <Figure name={t('Reach')}>{compactMetric(post.reach)}</Figure>
                <Figure name={t('Rate')}>{written(post.engagementRate)}</Figure>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-sm font-medium tabular-nums">{children}</dd>
    </div>
  );
}
