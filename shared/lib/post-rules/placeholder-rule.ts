import { message } from '#shared/contracts/messages/message.ts';
import { unfilledPlaceholder } from '../text/campaign-placeholders.ts';
import { eachPart } from './post-rule.ts';

/** A placeholder of campaign templates in a post that a person writes: nothing fills it in. */
export const placeholderRule = eachPart((text) => {
  const placeholder = unfilledPlaceholder(text);
  if (placeholder === null) return null;
  return {
    id: 'placeholder',
    level: 'warning',
    reason: message('finding.placeholder', { placeholder }),
    source: message('source.placeholders'),
  };
});
