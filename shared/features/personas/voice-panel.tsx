import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import type { VoiceCard } from '#shared/contracts/voice.ts';
import { decimals, percents } from '#shared/i18n/formats/figures.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';

type Habit = VoiceCard['words']['favourites'][number];

/** What Troupe has learnt of how the persona writes, for a person to read. */
export function VoicePanel({ personaId }: { personaId: string }) {
  const voice = useQuery(
    readQuery(useApi(), getPersonaVoice, undefined, { params: { id: personaId } }),
  );
  if (voice.isLoadingError) {
    return <ErrorState onRetry={voice.refetch}>{t('Failed to load the voice')}</ErrorState>;
  }
  if (!voice.data) {
    return (
      <div role="status" aria-label={t('Loading the voice')} className="grid gap-3">
        <SkeletonBar className="h-5 w-2/3" />
        <SkeletonBar className="h-24 w-full" />
      </div>
    );
  }
  const { card, learning, sources } = voice.data;
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted" aria-live="polite">
        {learning
          ? t('Learning from newer samples...')
          : t(
              'Learned from {training} training samples, {buckets} bucket samples and {drafts} drafts you used.',
              { training: sources.training, buckets: sources.buckets, drafts: sources.drafts },
            )}
        {sources.viral > 0
          ? ` ${t('Hooks and structures from {viral} viral posts.', { viral: sources.viral })}`
          : ''}
      </p>
      {card ? (
        <Card card={localized(card)} />
      ) : (
        <p className="text-muted">
          {t(
            'Nothing to learn from yet. Add posts in this voice under Settings, or a content bucket.',
          )}
        </p>
      )}
    </div>
  );
}

function Card({ card }: { card: VoiceCard }) {
  return (
    <>
      {card.notice ? (
        <p className="rounded-control bg-tint px-3 py-2 text-sm">{card.notice}</p>
      ) : null}
      <Part title={t('Rhythm')} sentence={card.rhythm.sentence}>
        <Figures
          figures={[
            [t('Words a sentence'), decimals(card.rhythm.wordsPerSentence, 1)],
            [t('Words a post'), String(Math.round(card.rhythm.typicalWords))],
            [t('Variation'), decimals(card.rhythm.variation, 2)],
          ]}
        />
      </Part>
      <Part title={t('Casing')} sentence={card.casing.sentence}>
        <Figures
          figures={[
            [t('All lower case'), percents(card.casing.lowerCase)],
            [t('First capital'), percents(card.casing.firstCapital)],
            [t('Words in capitals'), percents(card.casing.capsWords)],
          ]}
        />
      </Part>
      <Part title={t('Punctuation')} sentence={card.punctuation.sentence}>
        <Figures
          figures={[
            [t('Full stop'), percents(card.punctuation.fullStop)],
            [t('Exclamation'), percents(card.punctuation.exclamation)],
            [t('Question'), percents(card.punctuation.question)],
          ]}
        />
      </Part>
      <Part title={t('Emoji')} {...card.emoji} />
      <Part title={t('Openers')} {...card.openers} />
      <Part title={t('Favourite words')} {...card.words} />
      <Part title={t('Tags')} sentence={card.tags.sentence} />
    </>
  );
}

function Part(props: {
  title: string;
  sentence: string;
  favourites?: Habit[];
  children?: ReactNode;
}) {
  return (
    <section>
      <h2 className="text-sm font-medium">{props.title}</h2>
      <p className="mt-0.5 text-sm text-muted">{props.sentence}</p>
      {props.children}
      {props.favourites?.length ? <Favourites items={props.favourites} /> : null}
    </section>
  );
}

function Figures({ figures }: { figures: (readonly [label: string, value: string])[] }) {
  return (
    <dl className="mt-2 grid grid-cols-3 gap-3">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dd className="text-lg font-medium">{value}</dd>
          <dt className="text-xs text-muted">{label}</dt>
        </div>
      ))}
    </dl>
  );
}

function Favourites({ items }: { items: Habit[] }) {
  return (
    <ul className="mt-2 flex list-none flex-wrap gap-1.5">
      {items.map(({ text, share }) => (
        <li key={text} className="max-w-full">
          <Badge color="gray" className="max-w-full whitespace-normal">
            {text} {percents(share)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
