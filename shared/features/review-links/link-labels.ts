import type { LinkRight } from '#shared/contracts/review-links.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';

const rights = {
  view: { label: msg('View'), text: msg('Sees the posts and the comments visible to the client.') },
  comment: { label: msg('Comment'), text: msg('Sees the posts and comments on them.') },
  decide: {
    label: msg('Approve and ask for changes'),
    text: msg(
      'Also comments. Decides with your authority: what you may not approve, the link cannot approve.',
    ),
  },
};

/** What a link can be made for. */
export const rightOptions = () =>
  labelled([
    { value: 'decide', label: rights.decide.label },
    { value: 'comment', label: rights.comment.label },
    { value: 'view', label: rights.view.label },
  ] as const);

export const rightLabel = (may: LinkRight) => t(rights[may].label);
export const rightText = (may: LinkRight) => t(rights[may].text);
