import { classifySituation } from '#api/ai/situation/classify-situation.ts';
import type { Intent } from '#shared/contracts/intents.ts';
import type { NoDraftReason } from '#shared/contracts/messages/no-draft.ts';
import { leastConfidence, type Situation } from '#shared/contracts/situations.ts';
import type { Brief } from '../../adapters/provider.ts';
import { guardedItems } from '../../guard/guarded-items.ts';
import { visibleText } from '../../guard/visible-text.ts';
import { hazardIn } from '../../replies/find/hazards.ts';

/** Probabilities from the second hand's rows of `training/situation`. */
const LEAST = {
  harm: 0.2,
  /** Up to here an incident or a complaint is a suspicion, and a post of a known kind is answered. */
  sureIncident: 0.5,
  complaint: 0.4,
  sureComplaint: 0.65,
  question: 0.3,
  greeting: 0.7,
  congratulated: 0.3,
  named: 0.4,
};
/** Good news with more of it may be a loss told with thanks. */
const MOST_HARM_OF_GREETING = 0.1;

const harms = ['hostile', 'scam', 'grief', 'incident'] as const;
type Harm = (typeof harms)[number];

/** A post as far as it decides what may be said to it. */
export type PostReading = ReturnType<typeof readSituation>;

export function readSituation(text: string) {
  const { situation, confidence, probabilities: p } = classifySituation(text);
  const sum = harms.reduce((all, harm) => all + p[harm], 0);
  const lure = hasLure(text);
  const harm = lure ? 'scam' : sum < LEAST.harm ? null : likeliest(p);
  const asks = p.question >= LEAST.question || /[?？¿؟]\s*$/u.test(text);
  const isBad = harm !== null || p.complaint >= LEAST.complaint;
  const isNamed = confidence >= Math.max(LEAST.named, leastConfidence[situation]);
  const named = !isNamed || situation === 'greeting' ? 'not_understood' : situation;
  const isGlad = p.greeting >= LEAST.greeting && sum + p.complaint < MOST_HARM_OF_GREETING && !harm;
  return {
    /** The likeliest of them, where it may do harm to answer without a thought. */
    harm,
    /** What a person is told that the post is. */
    situation: harm && (lure || p[harm] >= leastConfidence[harm]) ? harm : named,
    /** Surely a greeting or good news. */
    isGlad,
    /** Probabilities: of hate and scams together, of a loss, of a greeting or good news. */
    foul: lure ? 1 : p.hostile + p.scam,
    grief: p.grief,
    greeting: p.greeting,
    /** A harm or a complaint. */
    isBad,
    /** Bad, and more than a suspicion of an incident or of a complaint. */
    isSurelyBad:
      isBad &&
      (lure ||
        sum - p.incident >= LEAST.harm ||
        p.incident >= LEAST.sureIncident ||
        p.complaint >= LEAST.sureComplaint),
    /** No place for emoji, exclamation marks and openers. */
    isGrave: isBad || (asks && p.greeting < LEAST.greeting),
  };
}

/** Why nothing is suggested under a post, as far as its situation decides; null where something may be. */
export function reasonToAbstain({ post, intent }: Brief): NoDraftReason | null {
  const reading = readSituation(post?.text ?? '');
  if (intent) return reasonAgainst(intent, reading);
  // A word decides where the reader of posts is not sure.
  if (!reading.isSurelyBad && !hazardIn(post?.text ?? '')) return null;
  return reading.situation === 'joke' ? 'not_understood' : reading.situation;
}

/** The situation beats the intent: what would do harm is not drafted, however it was asked for. */
function reasonAgainst(intent: Intent, reading: PostReading): NoDraftReason | null {
  const { harm, situation, foul, grief, greeting, isBad } = reading;
  if (foul >= LEAST.harm && !(intent === 'condolences' && grief > foul)) return situation;
  if (intent === 'thank' || intent === 'condolences' || intent === 'decline') return null;
  if (harm) return situation;
  if (intent === 'congratulate' && greeting >= LEAST.congratulated && !isBad) return null;
  if (situation === 'complaint' || situation === 'question') return situation;
  const isSided = intent === 'agree' || intent === 'disagree';
  return isSided && situation === 'opinion' ? null : 'no_subject';
}

function hasLure(text: string): boolean {
  return guardedItems(visibleText(text)).some(({ kind }) => kind === 'bait' || kind === 'command');
}

function likeliest(probabilities: Record<Situation, number>): Harm {
  return harms.reduce((most, harm) => (probabilities[harm] > probabilities[most] ? harm : most));
}
