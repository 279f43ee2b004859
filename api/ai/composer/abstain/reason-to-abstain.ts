import { classifySituation } from '#api/ai/situation/classify-situation.ts';
import type { NoDraftSituation } from '#shared/contracts/messages/no-draft.ts';
import type { Situation } from '#shared/contracts/situations.ts';
import type { Brief } from '../../adapters/provider.ts';
import { guardedItems } from '../../guard/guarded-items.ts';
import { visibleText } from '../../guard/visible-text.ts';
import { foreignSituationOf } from '../languages/read-foreign.ts';
import { languageOf, languages } from '../languages/read-language.ts';
import { readPrompt } from '../read/read-prompt.ts';
import { situationOf } from '../read/read-situation.ts';
import { type Reading, readText } from '../read/read-text.ts';
import { isSureOfSubject } from './subject.ts';

/** Probabilities from the second hand's rows of `tools/training/situation`. */
const LEAST = { harm: 0.2, namedHarm: 0.4, question: 0.3, statement: 0.5, greeting: 0.5 };

const harms = ['hostile', 'scam', 'grief', 'incident', 'complaint'] as const;
type Harm = (typeof harms)[number];

/**
 * Why the composer drafts nothing for a brief; null where it drafts. With a point or an intent of
 * the person's own it always drafts: the point is what the draft says.
 */
export function reasonToAbstain(brief: Brief): NoDraftSituation | null {
  const { post, prompt, reference, language } = brief;
  if (post) return prompt ? null : reasonUnder(post.text, language);
  // A post that is built on a text of somebody else, as a quote is. Lures in it are not repeated.
  if (!reference || !prompt || readPrompt(prompt).facts.length > 0) return null;
  const harm = harmIn(reference);
  return harm === 'scam' ? null : harm;
}

/** What makes a text one that nobody answers without a thought of their own. */
export function harmIn(text: string): Harm | null {
  const seen = visibleText(text);
  if (guardedItems(seen).some(({ kind }) => kind === 'bait' || kind === 'command')) return 'scam';
  const { probabilities } = classifySituation(text);
  const all = harms.reduce((sum, harm) => sum + probabilities[harm], 0);
  if (all < LEAST.harm) return null;
  return harms.toSorted((a, b) => probabilities[b] - probabilities[a])[0] ?? null;
}

function reasonUnder(text: string, language: string | null): NoDraftSituation | null {
  const { probabilities } = classifySituation(text);
  const harm = harmIn(text);
  // A scam may be known by a lure alone.
  if (harm === 'scam' || (harm && probabilities[harm] >= LEAST.namedHarm)) return harm;
  const reading = readText(text, language);
  if (harm) return isQuestion(text, reading, probabilities) ? 'question' : 'not_understood';
  const known = reading.english ? situationOf(text, reading) : foreignGreeting(text, language);
  if (known) {
    const told =
      known === 'hiring' ? probabilities.news + probabilities.greeting : probabilities.greeting;
    return told >= LEAST.greeting ? null : 'not_understood';
  }
  if (isQuestion(text, reading, probabilities)) return 'question';
  const statement = probabilities.opinion + probabilities.news + probabilities.joke;
  const isSure = reading.english && isSureOfSubject(text, reading.topics);
  return isSure && statement >= LEAST.statement ? null : 'not_understood';
}

function isQuestion(text: string, { stance }: Reading, { question }: Record<Situation, number>) {
  return question >= LEAST.question || stance === 'question' || /[?？¿؟]/u.test(text);
}

/** Only a greeting or good news is surely known by a few words of a language. */
function foreignGreeting(text: string, tag: string | null) {
  const language = languageOf(text, tag);
  return language && foreignSituationOf(text, languages[language]);
}
