import { type ComponentType, useState } from 'react';
import { InfluencerTab } from '#shared/features/analysis/influencer-tab.tsx';
import { SentimentTab } from '#shared/features/analysis/sentiment-tab.tsx';
import { AdvancedTab } from '#shared/features/generation/advanced-tab.tsx';
import { ReplyTab } from '#shared/features/generation/reply-tab.tsx';
import { ChartIcon, ImageIcon, PersonIcon, SparkIcon } from '#shared/ui/icons.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';

const tabs = [
  { value: 'generator', label: 'Content Generator' },
  { value: 'sentiment', label: 'Sentiment Analysis' },
  { value: 'reply', label: 'Reply Generator' },
  { value: 'influencer', label: 'Influencer Analysis' },
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
    title: 'Image Reading',
    text: 'Reads the text, size and colours of a picture; a vision model sees more.',
  },
  {
    Icon: PersonIcon,
    title: 'Influencer Training',
    text: 'Learns how somebody writes from posts you paste.',
  },
  {
    Icon: ChartIcon,
    title: 'Market Sentiment',
    text: 'Tells bullish from bearish, and which words say so.',
  },
  {
    Icon: SparkIcon,
    title: 'Anti-Detection',
    text: 'Natural voice instead of stock AI phrasing. No verdict of a detector is promised.',
  },
];

/** The advanced tools of console and side panel. */
export function AdvancedToolsScreen() {
  const [active, setActive] = useState<Tab>('generator');
  const Panel = panels[active];
  return (
    <>
      <PageHeading
        title="Advanced Tools"
        subtitle="Write for an audience, read a market, answer a post, learn a style"
      />
      <ul className="mb-8 grid list-none gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {tiles.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-panel p-4">
            <span className="text-link">
              <Icon size={22} />
            </span>
            <h2 className="mt-2 font-medium">{title}</h2>
            <p className="mt-0.5 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <Tabs<Tab> label="Advanced tools" tabs={tabs} active={active} onActivate={setActive}>
        <Panel />
      </Tabs>
    </>
  );
}
