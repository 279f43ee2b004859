import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { FiguresOf } from '#shared/contracts/analytics.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { formatNumber, msg, t } from '#shared/i18n/translate.ts';
import { GlobeIcon } from '#shared/ui/action-icons.tsx';
import { BarChart } from '#shared/ui/charts/bar-chart.tsx';
import { ChartFrame } from '#shared/ui/charts/chart-frame.tsx';
import { PersonIcon } from '#shared/ui/icons.tsx';
import { postsInWords, written } from './figures.ts';
import { NoFigures } from './no-figures.tsx';
import { Panel } from './panel.tsx';

/** Bars of a chart; the table has all of them. */
const MOST_BARS = 8;

export function PlatformPanel({ platforms }: { platforms: readonly FiguresOf[] }) {
  const title = t('Platform Performance');
  return (
    <Panel title={title}>
      {platforms.length > 0 ? (
        <Figures
          label={title}
          of={t('Platform')}
          all={platforms.map((one) => ({ ...one, name: platformLabel(one.name) }))}
        />
      ) : (
        <NoPlatforms />
      )}
    </Panel>
  );
}

export function PersonaPanel({ personas }: { personas: readonly FiguresOf[] }) {
  const title = t('Persona Performance');
  return (
    <Panel title={title}>
      {personas.length > 0 ? (
        <Figures
          label={title}
          of={t('Persona')}
          all={personas.map((one) => (one.id === null ? { ...one, name: t('No persona') } : one))}
        />
      ) : (
        <NoPersonas />
      )}
    </Panel>
  );
}

function NoPlatforms() {
  const { state } = useAuthentication();
  const enabled = state === 'signed-in';
  const accounts = useQuery({ ...socialAccountList(useApi()), enabled }).data ?? [];
  return (
    <NoFigures
      icon={<GlobeIcon size={22} />}
      title={t('No platform data available')}
      first={accounts.length > 0 ? null : { href: '/social-connections', label: t('Connect X') }}
    >
      {t('Connect social media accounts to see platform analytics')}
    </NoFigures>
  );
}

function NoPersonas() {
  const { state } = useAuthentication();
  const enabled = state === 'signed-in';
  const personas = useQuery({ ...personaList(useApi()), enabled }).data ?? [];
  const label = t('Create First Persona');
  return (
    <NoFigures
      icon={<PersonIcon size={22} />}
      title={t('No persona data available')}
      first={personas.length > 0 ? null : { href: '/personas?create', label }}
    >
      {t('Create AI personas to see performance analytics')}
    </NoFigures>
  );
}

/** What campaigns have reached; nothing without any. */
export function CampaignPanel({ campaigns }: { campaigns: readonly FiguresOf[] }) {
  const title = t('Campaign Performance');
  if (campaigns.length === 0) return null;
  return (
    <Panel title={title}>
      <Figures label={title} of={t('Campaign')} all={campaigns} />
    </Panel>
  );
}

const providerNames: Record<string, string> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  grok: 'Grok',
  'local-server': 'Local server',
  device: msg('On this device'),
};

/** Who wrote what has reached how many. */
export function ProviderPanel({ providers }: { providers: readonly FiguresOf[] }) {
  const title = t('By who wrote it');
  if (!providers.some(({ id }) => id !== null)) return null;
  const nameOf = ({ id }: FiguresOf) => {
    if (id === null) return t('Written by hand');
    return id === 'local' ? t('Built-in') : t(providerNames[id] ?? id);
  };
  return (
    <Panel title={title}>
      <Figures
        label={title}
        of={t('Written by')}
        all={providers.map((one) => ({ ...one, name: nameOf(one) }))}
      />
    </Panel>
  );
}

function Figures(props: { label: string; of: string; all: readonly FiguresOf[] }) {
  const { all, label } = props;
  const left = all.length - MOST_BARS;
  return (
    <ChartFrame
      label={label}
      head={
        left > 0
          ? t('The {n} most engaging; the table has all {all}', { n: MOST_BARS, all: all.length })
          : t('By engagement')
      }
      table={{
        columns: [
          props.of,
          t('Posts'),
          t('Engagement'),
          t('Reach'),
          t('Engagement rate'),
          t('Voice match'),
        ],
        rows: all.map((one) => [
          one.name,
          formatNumber(one.posts),
          formatNumber(one.engagement),
          formatNumber(one.reach),
          written(one.engagementRate),
          written(one.voiceMatch),
        ]),
      }}
    >
      <BarChart
        label={label}
        bars={all.slice(0, MOST_BARS).map((one) => ({
          id: one.id ?? '',
          label: one.name,
          value: one.engagement,
          written: formatNumber(one.engagement),
          detail: detailOf(one),
        }))}
      />
    </ChartFrame>
  );
}

function detailOf(one: FiguresOf): string {
  const words = postsInWords(one);
  if (one.voiceMatch === null) return words;
  return `${words} · ${t('{share} voice match', { share: written(one.voiceMatch) })}`;
}
