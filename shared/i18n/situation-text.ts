import type { Situation } from '#shared/contracts/situations.ts';
import { msg, t } from './translate.ts';

const names: Record<Exclude<Situation, 'not_understood' | 'greeting'>, string> = {
  grief: msg('Reads like: a loss'),
  hostile: msg('Reads like: hate or a threat'),
  scam: msg('Reads like: a scam'),
  incident: msg('Reads like: an incident'),
  complaint: msg('Reads like: a complaint'),
  question: msg('Reads like: a question'),
  news: msg('Reads like: news'),
  opinion: msg('Reads like: an opinion'),
  joke: msg('Reads like: a joke'),
};

/** What a post was read as; null for a greeting, where nothing is known, or a newer server names another situation. */
export function situationText(situation: string | null | undefined): string | null {
  const name =
    situation && Object.hasOwn(names, situation) ? names[situation as keyof typeof names] : null;
  return name && t(name);
}
