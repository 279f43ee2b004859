import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { ChartIcon, lineIcon, PersonIcon, SparkIcon } from '#shared/ui/icons.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';

const AdvancedTab = lazyComponent(
  async () => (await import('#shared/features/generation/advanced-tab.tsx')).AdvancedTab,
  {
    Meanwhile: PanelToCome,
  },
);
const MarketTopics = lazyComponent(async () => (await import('./market-topics.tsx')).MarketTopics, {
  Meanwhile: () => <SkeletonBar className="h-72 rounded-card" />,
});
// Behind the tab that is shown first.
const SentimentTab = lazyComponent(
  async () => (await import('#shared/features/analysis/sentiment-tab.tsx')).SentimentTab,
  { Meanwhile: PanelToCome },
);
const ReplyTab = lazyComponent(
  async () => (await import('#shared/features/generation/reply-tab.tsx')).ReplyTab,
  { Meanwhile: PanelToCome },
);
const InfluencerTab = lazyComponent(
  async () => (await import('#shared/features/analysis/influencer-tab.tsx')).InfluencerTab,
  { Meanwhile: PanelToCome },
);

const ImageIcon = lineIcon('M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5L20 18M15.5 9.5h.01');

const tabs = [
  { value: 'generator', label: msg('Content Generator') },
  { value: 'sentiment', label: msg('Sentiment Analysis') },
  { value: 'reply', label: msg('Reply Generator') },
  { value: 'influencer', label: msg('Influencer Analysis') },
] as const;
type Tab = (typeof tabs)[number]['value'];

const panels: Record<Tab, ComponentType> = {
  generator: AdvancedTab,
  sentiment: SentimentTab,
  reply: ReplyTab,
  influencer: InfluencerTab,
};

const tiles = [
  {
    Icon: ImageIcon,
    title: msg('Image Reading'),
    tab: 'generator',
    text: msg('Reads the text, size and colours of a picture; a vision model sees more.'),
  },
  {
    Icon: PersonIcon,
    title: msg('Influencer Training'),
    tab: 'influencer',
    text: msg('Learns how somebody writes from posts you paste.'),
  },
  {
    Icon: ChartIcon,
    title: msg('Market Sentiment'),
    tab: 'sentiment',
    text: msg('Detects bullish or bearish sentiment and the words behind it.'),
  },
  {
    Icon: SparkIcon,
    title: msg('Anti-Detection'),
    tab: 'generator',
    text: msg('Natural voice instead of stock AI phrasing. No verdict of a detector is promised.'),
  },
] as const satisfies { tab: Tab; [part: string]: unknown }[];

export default function AdvancedToolsScreen() {
  const { state } = useAuthentication();
  const [active, setActive] = useState<Tab>('generator');
  const tools = useRef<HTMLDivElement>(null);
  const Panel = panels[active];
  // What is typed or chosen here is kept for its person.
  const isKnown = state !== 'checking';
  useEffect(() => {
    AdvancedTab.soon();
    for (const tab of [SentimentTab, ReplyTab, InfluencerTab]) tab.ahead();
  }, []);

  function open(tab: Tab) {
    setActive(tab);
    requestAnimationFrame(() => {
      const shown = tools.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      shown?.focus();
      shown?.scrollIntoView({ block: 'start' });
    });
  }

  return (
    <>
      <PageHeading
        title={t('Advanced Tools')}
        subtitle={t('Generate content, analyze sentiment, draft replies and study influencers')}
      />
      <ul className="mb-6 grid list-none gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {tiles.map(({ Icon, title, text, tab }) => (
          <li
            key={title}
            className="relative rounded-card border border-line bg-panel p-4 hover:border-link"
          >
            <span className="text-link">
              <Icon size={22} />
            </span>
            <h2 className="mt-2 font-medium">
              {/* Over the whole tile. */}
              <button
                type="button"
                className="cursor-pointer text-left after:absolute after:inset-0 after:rounded-card"
                onClick={() => open(tab)}
              >
                {t(title)}
              </button>
            </h2>
            <p className="mt-0.5 text-sm text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
      <div className="mb-8">
        <MarketTopics isOffered={isKnown} onTaken={() => setActive('generator')} />
      </div>
      <div ref={tools} className="[&_[role=tab]]:scroll-mt-24">
        <Tabs<Tab>
          label={t('Advanced tools')}
          tabs={labelled(tabs)}
          active={active}
          onActivate={setActive}
        >
          {isKnown ? <Panel /> : <PanelToCome />}
        </Tabs>
      </div>
    </>
  );
}

function PanelToCome() {
  return <SkeletonBar className="h-96" />;
}
