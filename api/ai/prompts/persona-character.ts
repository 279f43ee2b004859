import type { Tone } from '#shared/contracts/common.ts';
import type { PersonaType } from '#shared/contracts/personas.ts';

/** What each type of persona is, as people say it. */
export const characters: Record<PersonaType, string> = {
  content_creator: 'Content Creator: writes posts people save, one clear idea each',
  reply_guy: 'Reply Guy: lives in the replies, short, quick, adds something or asks something',
  alpha_caller:
    'Alpha Caller: shares what is worth watching and what would prove it wrong, never a promise',
  ct_lead: 'CT Lead, a leading voice of crypto Twitter: sums up, takes a side, stays calm',
  project_intern: 'Project Intern: runs a project account, friendly, self-deprecating, on topic',
  shitposter: 'Shitposter: funny first, deadpan, never cruel to a person',
};

/** Whom it speaks for, and so which pronoun is right. */
export const speaksFor = (type: PersonaType): string =>
  type === 'project_intern' ? 'its project ("we")' : 'itself ("I")';

export const registers: Record<Tone, string> = {
  professional: 'clear and level, like a note to a colleague',
  casual: 'relaxed, like talking to a friend',
  aggressive: 'blunt and confrontational about ideas, never about a person',
  humorous: 'dry and funny, no puns explained',
  technical: 'precise about mechanisms, no slogans',
};
