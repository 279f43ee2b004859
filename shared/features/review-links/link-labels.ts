import type { LinkRight } from '#shared/contracts/review-links.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';

const rights = {
  view: { label: msg('View'), text: msg('Sees the posts and nothing else.') },
  decide: {
    label: msg('Approve and ask for changes'),
    text: msg('Decides with your authority: what you may not approve, the link cannot approve.'),
  },
};

/** What a link can be made for. */
export const rightOptions = () =>
  labelled([
    { value: 'decide', label: rights.decide.label },
    { value: 'view', label: rights.view.label },
  ] as const);

const known = (may: LinkRight) => rights[may === 'decide' ? 'decide' : 'view'];
export const rightLabel = (may: LinkRight) => t(known(may).label);
export const rightText = (may: LinkRight) => t(known(may).text);
