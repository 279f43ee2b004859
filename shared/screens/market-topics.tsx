import { useAdvancedDraft } from '#shared/features/generation/advanced-form-state.ts';
import { MarketCard } from '#shared/features/market/market-card.tsx';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';

/** The market, with each trend offered as the topic of the content generator. */
export function MarketTopics(props: { isOffered: boolean; onTaken(): void }) {
  const [draft, keep] = useAdvancedDraft();
  function take(topic: string) {
    keep({ ...draft, trendingTopic: topic });
    props.onTaken();
    showToast({
      title: t('Topic set'),
      description: t('The Content Generator writes about {topic}.', { topic }),
    });
  }
  return <MarketCard {...(props.isOffered ? { onUseTopic: take } : {})} />;
}
