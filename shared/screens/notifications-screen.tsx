import { NotificationsTab } from '#shared/features/notifications/notifications-tab.tsx';
import { WatchlistTab } from '#shared/features/watchlist/watchlist-tab.tsx';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';

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
