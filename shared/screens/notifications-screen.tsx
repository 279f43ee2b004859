import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';

const ToCome = () => (
  <LoadingList label={t('Loading notifications')} count={3} className="grid gap-3">
    <SkeletonBar className="h-32 rounded-card" />
  </LoadingList>
);
const NotificationsTab = lazyComponent(
  async () =>
    (await import('#shared/features/notifications/notifications-tab.tsx')).NotificationsTab,
  {
    Meanwhile: ToCome,
  },
);
const WatchlistTab = lazyComponent(
  async () => (await import('#shared/features/watchlist/watchlist-tab.tsx')).WatchlistTab,
  {
    Meanwhile: ToCome,
  },
);

const tabs = [
  { value: 'notifications', label: msg('Notifications') },
  { value: 'watchlist', label: msg('Watchlist') },
] as const;
type Place = (typeof tabs)[number]['value'];

export default function NotificationsScreen() {
  const [place, setPlace] = useHistoryChoice<Place>('notifications-tab', tabs, 'notifications');
  return (
    <>
      <PageHeading
        title={t('Notifications')}
        subtitle={t('Alerts about your watchlist, posts and personas')}
      />
      <Tabs label={t('Notifications')} tabs={labelled(tabs)} active={place} onActivate={setPlace}>
        {place === 'notifications' ? (
          <NotificationsTab onSetUp={() => setPlace('watchlist')} />
        ) : (
          <WatchlistTab />
        )}
      </Tabs>
    </>
  );
}
