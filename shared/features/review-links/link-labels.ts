import type { LinkRight } from '#shared/contracts/review-links.ts';
import { msg, t } from '#shared/i18n/translate.ts';

const rights: Record<LinkRight, { label: string; text: string }> = {
  decide: {
    label: msg('Approve and request changes'),
    text: msg('Can approve, request changes and comment on your behalf.'),
  },
  comment: { label: msg('Comment'), text: msg('Sees the posts and comments on them.') },
  view: { label: msg('View'), text: msg('Sees the posts and the comments visible to the client.') },
};

export const rightOptions = () =>
  (Object.keys(rights) as LinkRight[]).map((value) => ({ value, label: rightLabel(value) }));

export const rightLabel = (may: LinkRight) => t(rights[may].label);
export const rightText = (may: LinkRight) => t(rights[may].text);
