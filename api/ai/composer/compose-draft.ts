import { AppError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { NoDraftSituation } from '#shared/contracts/messages/no-draft.ts';
import type { Brief, Draft } from '../adapters/provider.ts';
import { reasonToAbstain } from './abstain/reason-to-abstain.ts';
import { applyPostOptions } from './apply-post-options.ts';
import { repeatsStock } from './choose/repeats-stock.ts';
import { type Composed, compose } from './compose.ts';
import { quotesReference } from './plan/reference-points.ts';
import { readableBrief } from './read/readable-brief.ts';

/**
 * A draft of the built-in composer, with what a person should know of it. Pure. Throws `no_draft`
 * with the situation where it is not sure of the post and has no point of the person's.
 */
export function composeDraft(brief: Brief): Draft {
  const situation = reasonToAbstain(brief);
  if (situation) throw noDraft(situation);
  const { text, language } = compose(readableBrief(brief));
  if (brief.post && !brief.prompt && repeatsStock(brief, text)) throw noDraft('nothing_new');
  return {
    content: brief.options ? applyPostOptions(text, brief.options) : text,
    hashtags: [],
    notes: [
      message('draft.built-in'),
      ...languageNote(language),
      ...quoteNote(quotesReference(text, brief.reference)),
    ],
  };
}

function noDraft(situation: NoDraftSituation): AppError {
  return new AppError('no_draft', message(`no-draft.${situation}`), { params: { situation } });
}

function languageNote(language: Composed['language']): Message[] {
  if (language === 'english') return [];
  return [message(language === 'phrases' ? 'draft.few-phrases' : 'draft.other-language')];
}

function quoteNote(quoted: boolean): Message[] {
  return quoted ? [message('draft.quotes-reference')] : [];
}
