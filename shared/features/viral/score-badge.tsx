import { msg, t } from '#shared/i18n/translate.ts';

interface Band {
  from: number;
  heat: 'red' | 'orange' | 'yellow' | 'green';
  word: string;
}

/** The thresholds of spec section 2; a colour alone would tell some people nothing. */
const bands: Band[] = [
  { from: 80, heat: 'red', word: msg('Viral') },
  { from: 60, heat: 'orange', word: msg('Strong') },
  { from: 40, heat: 'yellow', word: msg('Fair') },
  { from: 0, heat: 'green', word: msg('Low') },
];

/** The virality score out of 100, coloured and in words. */
export function ScoreBadge(props: { score: number | null }) {
  const score = props.score === null ? null : Math.round(props.score);
  const band = score === null ? undefined : bands.find(({ from }) => score >= from);
  const text = score === null || !band ? t('Not scored') : `${score}/100 ${t(band.word)}`;
  return (
    <span
      data-heat={band?.heat ?? 'gray'}
      title={t('Virality score')}
      className="heat shrink-0 rounded-control px-2 py-0.5 text-xs font-semibold whitespace-nowrap"
    >
      <span className="sr-only">{t('Virality score')} </span>
      {text}
    </span>
  );
}
