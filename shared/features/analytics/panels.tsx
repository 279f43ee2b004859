import type { Analytics } from '#shared/contracts/analytics.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { FollowersPanel } from './followers-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { CampaignPanel, PersonaPanel, PlatformPanel, ProviderPanel } from './origin-panels.tsx';
import { PredictionPanel } from './prediction-panel.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { TopPostsPanel } from './top-posts-panel.tsx';
import { TrendPanel } from './trend-panel.tsx';

/** What a period has brought. */
export function Panels(props: { found: Analytics | null; isOld: boolean; today: string }) {
  const { found } = props;
  const hasPosts = (found?.summary.posts.value ?? 0) > 0;
  return (
    <div aria-busy={props.isOld} className="grid grid-cols-1 gap-5 aria-busy:opacity-60">
      {found ? (
        <p className="-mb-1 text-sm text-muted">
          {t('{start} to {end}, in {zone}', {
            start: formatDay(found.period.start),
            end: formatDay(found.period.end),
            zone: found.period.timeZone.replaceAll('_', ' '),
          })}
        </p>
      ) : null}
      <TrendPanel found={found} />
      <div className="-mb-5 gap-5 *:break-inside-avoid *:pb-5 lg:columns-2">
        <PlatformPanel platforms={found?.platforms ?? []} />
        <PersonaPanel personas={found?.personas ?? []} />
        {found ? <ProviderPanel providers={found.providers} /> : null}
        {found ? <CampaignPanel campaigns={found.campaigns} /> : null}
      </div>
      {found && hasPosts ? (
        <>
          <HoursPanel hours={found.hours} period={found.period} />
          {found.topPosts.length > 0 ? <TopPostsPanel posts={found.topPosts} /> : null}
          <PredictionPanel found={found} />
        </>
      ) : null}
      {found && found.followers.length > 0 ? <FollowersPanel followers={found.followers} /> : null}
      {found ? <RevenuePanel revenue={found.revenue} today={props.today} /> : null}
    </div>
  );
}
