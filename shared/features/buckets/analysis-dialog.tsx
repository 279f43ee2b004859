import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ContentSample, SampleAnalysis } from '#shared/contracts/buckets.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { contentTypeLabel, platformLabel } from './bucket-labels.ts';
import { isWaiting, sampleList } from './queries.ts';

/** What a reading of one sample found. An analysis that ends while it is open appears by itself. */
export function AnalysisDialog(props: { sample: ContentSample; onClose(): void }) {
  const list = useQuery({ ...sampleList(useApi(), props.sample.bucketId), enabled: false });
  const sample = list.data?.find(({ id }) => id === props.sample.id) ?? props.sample;
  const { aiAnalysis, analyzedBy } = sample;

  return (
    <FormDialog
      wide
      open
      onClose={props.onClose}
      title={t('AI Content Analysis')}
      description={
        analyzedBy
          ? t('Analyzed by: {analyzedBy}', { analyzedBy: t(analyzedBy) })
          : t('What personas can learn from this sample')
      }
    >
      <blockquote
        dir="auto"
        className="max-h-64 overflow-y-auto rounded-control bg-tint p-4 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {sample.content}
      </blockquote>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        <Fact name={t('Platform')}>{platformLabel(sample.platform)}</Fact>
        <Fact name={t('Type')}>{contentTypeLabel(sample.contentType)}</Fact>
        <Fact name={t('Quality')}>
          {sample.quality === null ? t('N/A') : `${formatNumber(sample.quality)}/10`}
        </Fact>
        {sample.metadata.notes ? <Fact name={t('Notes')}>{sample.metadata.notes}</Fact> : null}
      </dl>
      <div aria-live="polite">
        {aiAnalysis ? (
          <Sections analysis={localized(aiAnalysis)} />
        ) : (
          <NoAnalysis waiting={isWaiting(sample)} />
        )}
      </div>
    </FormDialog>
  );
}

function NoAnalysis({ waiting }: { waiting: boolean }) {
  return (
    <div className="mt-6 rounded-card border border-dashed border-line px-5 py-8 text-center">
      {waiting ? <p className="mb-2 text-sm font-medium text-link">{t('Analyzing...')}</p> : null}
      <p className="font-medium">{t('AI analysis not available for this sample')}</p>
      <p className="mt-1 text-sm text-muted">
        {t('Analysis is automatically generated when you add new content samples')}
      </p>
    </div>
  );
}

function Sections({ analysis }: { analysis: SampleAnalysis }) {
  const { writingStyle, engagement, marketInsights } = analysis;
  return (
    <div className="mt-6 grid gap-6">
      <Section title={t('Key Strengths')}>
        <Points items={analysis.strengths} />
      </Section>
      <Section title={t('Writing Style')}>
        <dl className="grid gap-3 text-sm sm:grid-cols-2">
          <Fact name={t('Tone')}>{writingStyle.tone}</Fact>
          <Fact name={t('Voice')}>{writingStyle.voice}</Fact>
          <Fact name={t('Complexity')}>{writingStyle.complexity}</Fact>
          <Fact name={t('Personality')}>{writingStyle.personality}</Fact>
        </dl>
      </Section>
      <Section title={t('Engagement Techniques')}>
        <dl className="grid gap-3 text-sm">
          <Fact name={t('Hooks')}>
            <Points items={engagement.hooks} />
          </Fact>
          <Fact name={t('Emotional Triggers')}>
            <Labels items={engagement.emotionalTriggers} />
          </Fact>
          <Fact name={t('Call to Action')}>{engagement.callToAction}</Fact>
        </dl>
      </Section>
      <Section title={t('Market Insights')}>
        <dl className="grid gap-3 text-sm sm:grid-cols-2">
          <Fact name={t('Topics')}>
            <Labels items={marketInsights.topics} />
          </Fact>
          <Fact name={t('Sentiment')}>{marketInsights.sentiment}</Fact>
          <Fact name={t('Expertise')}>{marketInsights.expertise}</Fact>
        </dl>
      </Section>
      <Section title={t('Key Training Insights')}>
        <Points items={analysis.trainingInsights} />
      </Section>
      <Section title={t('Improvement Suggestions')}>
        <Points items={analysis.improvementSuggestions} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="heading mb-2.5 text-base">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children || t('None found')}</dd>
    </div>
  );
}

function Points({ items }: { items: string[] }) {
  if (items.length === 0) return <p className="text-sm text-muted">{t('None found')}</p>;
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm wrap-anywhere marker:text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Labels({ items }: { items: string[] }) {
  if (items.length === 0) return t('None found');
  return (
    <span className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <Badge key={item} variant="soft" color="gray" className="whitespace-normal">
          {item}
        </Badge>
      ))}
    </span>
  );
}
