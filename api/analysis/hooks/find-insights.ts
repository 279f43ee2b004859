import { visibleText } from '#api/ai/guard/visible-text.ts';
import { type Message, message, type Statement } from '#shared/contracts/messages/message.ts';
import { rankTest } from './rank-test.ts';
import { readTraitText, type Trait, type TraitText, traitsIn } from './text-traits.ts';

export interface LibraryText extends TraitText {
  id: string;
  /** Percent; null without figures. */
  engagement: number | null;
}

export type Insight = ReturnType<typeof insightOf>;

/** Fewer texts with figures make no rate. */
const FEWEST_RATED = 5;
const MOST_EVIDENCE = 4;
const QUOTE = 100;
/** Above it a difference is called one. */
const CLEAR = 0.8;
/** What a trait is worth that was only counted. */
const MOST_UNRATED = 0.2;

/**
 * What the texts of a library have in common, one insight for each category: the trait whose texts
 * did better most certainly, else the most frequent one. Only traits of a `chosen` text count.
 */
export function findInsights(
  library: LibraryText[],
  chosen: ReadonlySet<string>,
  categories: string[],
): Insight[] {
  const read = library.map((text) => ({ text, form: readTraitText(text) }));
  return [...new Set(categories)].flatMap((category) => {
    const traits = traitsIn(category);
    const found = traits
      .map((trait) => {
        const having = new Set(read.filter(({ form }) => trait.has(form)).map(({ text }) => text));
        return measure(trait, library, having, chosen, traits.length);
      })
      .filter(({ used }) => used.length > 0);
    const [best] = found.sort((a, b) => rank(b) - rank(a) || b.used.length - a.used.length);
    return best ? [insightOf(best, library)] : [];
  });
}

type Measured = ReturnType<typeof measure>;

function measure(
  trait: Trait,
  library: LibraryText[],
  having: ReadonlySet<LibraryText>,
  chosen: ReadonlySet<string>,
  tried: number,
) {
  const figures = (wanted: boolean) =>
    library.flatMap((text) =>
      having.has(text) === wanted && text.engagement !== null ? [text.engagement] : [],
    );
  const rated = figures(true);
  const others = figures(false);
  const { certainty, larger } = rankTest(rated, others);
  return {
    trait,
    /** The chosen texts with it, best engagement first. */
    used: [...having]
      .filter(({ id }) => chosen.has(id))
      .sort((a, b) => (b.engagement ?? -1) - (a.engagement ?? -1)),
    having: having.size,
    rated,
    others,
    // The best of several traits looks good by chance alone: all of them have to be ruled out.
    certainty: certainty ** tried,
    larger,
    median: median([...rated, ...others]),
  };
}

function rank({ certainty, larger }: Measured): number {
  return larger && certainty >= CLEAR ? certainty : 0;
}

function insightOf(found: Measured, library: LibraryText[]) {
  const { trait, used, rated, certainty, larger, median: middle } = found;
  const isWorse = certainty >= CLEAR && !larger;
  const better = rated.filter((value) => value > middle).length;
  return {
    category: trait.category,
    insight: seenIn(found, library.length),
    applicability: message(isWorse ? 'insight.against' : `when.${trait.id}`),
    /** 0..1: how sure the figures make it; a handful of texts never makes it sure. */
    confidence: confidenceOf(found),
    supportingEvidence: used.slice(0, MOST_EVIDENCE).map(quote),
    /** Percent of the texts with the trait that beat the library's median; null below 5 with figures. */
    successRate:
      rated.length < FEWEST_RATED ? null : Math.round((1000 * better) / rated.length) / 10,
  };
}

function seenIn(found: Measured, n: number): Message {
  const { having, rated, others, certainty, larger } = found;
  const seen = { trait: message(`trait.${found.trait.id}`), having, n };
  if (rated.length < 2 || others.length < 2) return message('insight.few-figures', seen);
  if (certainty < CLEAR) return message('insight.no-difference', seen);
  const figures = { rate: percent(median(rated)), without: percent(median(others)) };
  return message(larger ? 'insight.better' : 'insight.worse', { ...seen, ...figures });
}

/** Certainty of the difference, held down by the smaller of the two samples. */
function confidenceOf({ certainty, having, rated, others }: Measured): number {
  const smaller = Math.min(rated.length, others.length);
  const byFigures = certainty * (smaller / (smaller + 10));
  const byCount = MOST_UNRATED * (having / (having + 10));
  return Math.round(100 * Math.max(byFigures, byCount)) / 100;
}

function quote({ content, engagement }: LibraryText): Statement {
  const plain = visibleText(content).replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  const cut = characters.slice(0, QUOTE).join('');
  const short = characters.length > QUOTE ? `${cut.replace(/\s+\S*$/u, '')}…` : cut;
  if (engagement === null) return `"${short}"`;
  return message('insight.evidence', { quote: short, n: percent(engagement) });
}

function percent(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}
