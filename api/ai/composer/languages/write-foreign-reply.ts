import type { Intent } from '#shared/contracts/intents.ts';
import type { NoDraftReason } from '#shared/contracts/messages/no-draft.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { choosePhrase, orderly } from './choose-phrase.ts';
import type { Phrases } from './phrases.ts';
import { foreignSituationOf } from './read-foreign.ts';
import { languageOf, languages } from './read-language.ts';

/**
 * A reply without a point in the language of the post, of the few phrases that are known in it: what
 * the intent says, or an answer to a greeting; else why there is none.
 */
export function writeForeignReply(context: PlanContext): { text: string } | NoDraftReason {
  const { brief, writer, known, isGrave } = context;
  const { post, intent } = brief;
  const language = languageOf(post?.text ?? '', brief.language);
  if (!language) return intent ? 'language' : 'not_understood';
  const phrases = languages[language];
  const lines = intent ? intentLines(intent, phrases) : greetingLines(post?.text ?? '', phrases);
  if (!lines) return intent ? 'no_subject' : 'not_understood';
  const isQuiet = isGrave || intent === 'condolences';
  const options = orderly(lines, brief);
  return { text: choosePhrase(options, brief, writer, language, known, isQuiet) };
}

function greetingLines(text: string, phrases: Phrases) {
  const situation = foreignSituationOf(text, phrases);
  return situation && phrases.lines[situation];
}

/** A question is asked about something: it takes a point. */
function intentLines(intent: Intent, { intents, lines }: Phrases) {
  if (intent === 'ask') return null;
  return { first: intent === 'congratulate' ? lines.congrats.first : intents[intent] };
}
