import type { Intent } from '#shared/contracts/intents.ts';
import { msg, t } from './translate.ts';

const labels: Record<Intent, string> = {
  agree: msg('Agree'),
  disagree: msg('Disagree'),
  ask: msg('Ask'),
  thank: msg('Thank'),
  congratulate: msg('Congratulate'),
  condolences: msg('Condolences'),
  decline: msg('Decline politely'),
};

/** What the button of an intent is called. */
export const intentLabel = (intent: Intent) => t(labels[intent]);
