import type { NewsTrends } from '#shared/contracts/market.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { PartHeading } from './part-heading.tsx';

const words: Record<string, string> = {
  'Extreme Fear': msg('Extreme Fear'),
  Fear: msg('Fear'),
  Neutral: msg('Neutral'),
  Greed: msg('Greed'),
  'Extreme Greed': msg('Extreme Greed'),
};

/** Five fifths of a half circle, from fear to greed. */
const colors = ['--ruby-9', '--ruby-7', '--gray-7', '--green-7', '--green-9'];
const RADIUS = 44;

/** The index as a dial; the same is said in words below it and as its name. */
export function FearGreedGauge({ market }: { market: NewsTrends }) {
  const { fearGreed: index, stale, sandbox } = market;
  return (
    <div className="min-w-0">
      <PartHeading title={t('Fear & Greed')} freshness={stale.fearGreed} />
      {index ? (
        <figure className="w-32">
          <Dial value={index.value} word={wordOf(index.label)} />
          <figcaption className="text-center text-sm">
            <span className="font-medium">{index.value}</span> {wordOf(index.label)}
            {sandbox ? <p className="text-xs text-muted">{t('Sandbox data')}</p> : null}
          </figcaption>
        </figure>
      ) : (
        <p className="text-sm text-muted">{t('Not known yet')}</p>
      )}
    </div>
  );
}

function Dial({ value, word }: { value: number; word: string }) {
  const tip = pointAt(value, RADIUS - 14);
  return (
    <svg
      role="img"
      aria-label={t('Fear & Greed: {value} of 100, {word}', { value, word })}
      viewBox="0 0 120 64"
      className="block w-full"
    >
      {colors.map((color, fifth) => (
        <path
          key={color}
          d={arc(fifth * 20 + 0.8, fifth * 20 + 19.2)}
          fill="none"
          stroke={`var(${color})`}
          strokeWidth="9"
        />
      ))}
      <line
        x1="60"
        y1="56"
        x2={tip.x}
        y2={tip.y}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="60" cy="56" r="4.5" fill="currentColor" />
    </svg>
  );
}

function arc(from: number, to: number): string {
  const [start, end] = [pointAt(from, RADIUS), pointAt(to, RADIUS)];
  return `M ${start.x} ${start.y} A ${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}

function pointAt(value: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - value / 100);
  return {
    x: Number((60 + radius * Math.cos(angle)).toFixed(2)),
    y: Number((56 - radius * Math.sin(angle)).toFixed(2)),
  };
}

function wordOf(label: string): string {
  const known = words[label];
  return known === undefined ? label : t(known);
}
