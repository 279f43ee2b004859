import type { NoDraftSituation } from '#shared/contracts/messages/no-draft.ts';
import type { Brief } from '../../adapters/provider.ts';
import { foreignSituationOf } from '../languages/read-foreign.ts';
import { languageOf, languages } from '../languages/read-language.ts';
import { readPrompt } from '../read/read-prompt.ts';
import { situationOf } from '../read/read-situation.ts';
import { type Reading, readText } from '../read/read-text.ts';
import { readsAsGrief } from './grief.ts';
import { readsAsHostile } from './hostile.ts';
import { readsAsIncident } from './incident.ts';
import { readsAsScam } from './scam.ts';
import { isSureOfSubject } from './subject.ts';

/**
 * Why the composer drafts nothing for a brief; null where it drafts. With a point of the person's own
 * it always drafts: the point is what the draft says.
 */
export function reasonToAbstain(brief: Brief): NoDraftSituation | null {
  const { post, prompt, reference, language } = brief;
  if (post) return prompt ? null : reasonUnder(post.text, language);
  // A post that is built on a text of somebody else, as a quote is. Lures in it are not repeated.
  if (!reference || !prompt || readPrompt(prompt).facts.length > 0) return null;
  const harm = harmIn(reference);
  return harm === 'scam' ? null : harm;
}

function reasonUnder(text: string, language: string | null): NoDraftSituation | null {
  const harm = harmIn(text);
  if (harm) return harm;
  const reading = readText(text, language);
  return reading.english ? reasonInEnglish(text, reading) : reasonInForeign(text, language);
}

/** What makes a text one that nobody answers with a draft, in any language that shows it. */
export function harmIn(text: string): NoDraftSituation | null {
  const plain = text.replace(/[’‘]/g, "'");
  if (readsAsHostile(plain)) return 'hostile';
  if (readsAsGrief(plain)) return 'grief';
  if (readsAsScam(plain)) return 'scam';
  return readsAsIncident(plain) ? 'incident' : null;
}

function reasonInEnglish(text: string, reading: Reading): NoDraftSituation | null {
  const situation = situationOf(text, reading);
  if (situation) return null;
  if (reading.stance === 'question' || text.includes('?')) return 'question';
  if (complaint.test(text)) return 'complaint';
  return isSureOfSubject(text, reading.topics) ? null : 'not_understood';
}

/** Only a greeting or good news is surely known by a few words of a language. */
function reasonInForeign(text: string, tag: string | null): NoDraftSituation | null {
  const language = languageOf(text, tag);
  if (!language) return 'not_understood';
  return foreignSituationOf(text, languages[language]) ? null : 'not_understood';
}

/** At somebody's product, team or person. */
const complaint =
  /\b(?:your|ur|you guys|you people|@\w+(?:'s)?) (?:\w+ ){0,4}(?:app|product|site|website|explorer|support|team|ui|ux|api|docs|service|platform|exchange|bridge|wallet|token|update|customer service|code|roadmap|project|protocol|chain)\b|\b(?:nobody|no one) (?:answers|responds|replies|cares)\b|\b(?:still waiting|no (?:reply|response|answer)|unacceptable|absolute joke|a joke of|ridiculous|fix (?:it|this|your)|worst (?:app|product|support|experience)|never (?:again|using))\b/i;
