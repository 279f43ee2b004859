import { classifySituation } from '#api/ai/situation/classify-situation.ts';
import type { Intent } from '#shared/contracts/intents.ts';
import type { NoDraftReason } from '#shared/contracts/messages/no-draft.ts';
import type { Situation } from '#shared/contracts/situations.ts';
import type { Brief } from '../../adapters/provider.ts';
import { guardedItems } from '../../guard/guarded-items.ts';
import { visibleText } from '../../guard/visible-text.ts';
import { readPoint } from '../read/read-point.ts';
import { readPrompt } from '../read/read-prompt.ts';
import { tellsManner } from '../read/tells-manner.ts';

/** Probabilities from the second hand's rows of `tools/training/situation`. */
const LEAST = {
  harm: 0.2,
  complaint: 0.4,
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
  const named = confidence < LEAST.named || situation === 'greeting' ? 'not_understood' : situation;
  const isGlad = p.greeting >= LEAST.greeting && sum + p.complaint < MOST_HARM_OF_GREETING && !harm;
  return {
    /** The likeliest of them, where it may do harm to answer without a thought. */
    harm,
    /** What a person is told that the post is. */
    situation: harm && (lure || p[harm] >= LEAST.named) ? harm : named,
    /** Surely a greeting or good news. */
    isGlad,
    /** Probabilities: of hate and scams together, of a loss, of a greeting or good news. */
    foul: lure ? 1 : p.hostile + p.scam,
    grief: p.grief,
    greeting: p.greeting,
    /** A harm or a complaint. */
    isBad,
    /** No place for emoji, exclamation marks and openers. */
    isGrave: isBad || (asks && p.greeting < LEAST.greeting),
  };
}

/** What makes a text one that nobody answers without a thought of their own. */
export function harmIn(text: string): Harm | null {
  return readSituation(text).harm;
}

/**
 * Why the composer drafts nothing for a brief, as far as the situation decides; null where it drafts.
 * With a point of the person's own it always drafts: the point is what the draft says.
 */
export function reasonToAbstain(brief: Brief): NoDraftReason | null {
  const { post, prompt, intent, reference } = brief;
  if (post && prompt) return readPoint(prompt) || !tellsManner(prompt) ? null : 'no_point';
  if (post) {
    const reading = readSituation(post.text);
    if (intent) return reasonAgainst(intent, reading);
    return reading.isGlad ? null : reading.situation;
  }
  // A post that is built on a text of somebody else, as a quote is. Lures in it are not repeated.
  if (!reference || !prompt || readPrompt(prompt).facts.length > 0) return null;
  const harm = harmIn(reference);
  return harm === 'scam' ? null : harm;
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
