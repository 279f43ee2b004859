import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { msg } from '#shared/i18n/translate.ts';
import { needsApproval } from '../queries.ts';
import { useAddress } from '../use-address.ts';
import { needsAttention } from './post-status.ts';

export const statusFilters = [
  { value: 'all', label: msg('All posts') },
  { value: 'attention', label: msg('Needs attention') },
  { value: 'coming', label: msg('Upcoming') },
  { value: 'approval', label: msg('Needs approval') },
  { value: 'held', label: msg('On hold') },
  { value: 'failed', label: msg('Failed') },
  { value: 'posted', label: msg('Posted') },
] as const;
export type StatusFilter = (typeof statusFilters)[number]['value'];

const passes: Record<StatusFilter, (post: ListedPost) => boolean> = {
  all: () => true,
  attention: needsAttention,
  coming: ({ status }) => ['pending', 'publishing', 'unknown'].includes(status),
  approval: needsApproval,
  held: ({ status }) => status === 'held',
  failed: ({ status }) => status === 'failed',
  posted: ({ status }) => status === 'posted',
};

/** '' where everything passes. */
export interface Filters {
  q: string;
  show: StatusFilter;
  persona: string;
  campaign: string;
  account: string;
  /** A member, `me` for the one who looks, or `none`. */
  assignee: string;
}

const names = ['q', 'show', 'persona', 'campaign', 'account', 'assignee'] as const;

/** What the list shows, kept in the address: a reload and a shared link show the same. */
export function useFilters() {
  const { asked, set: setAddress } = useAddress();
  const show = statusFilters.find(({ value }) => value === asked.get('show'))?.value ?? 'all';
  const filters: Filters = {
    q: asked.get('q') ?? '',
    show,
    persona: asked.get('persona') ?? '',
    campaign: asked.get('campaign') ?? '',
    account: asked.get('account') ?? '',
    assignee: asked.get('assignee') ?? '',
  };

  /** Another tab also removes the linked post from the address. */
  function set(part: Partial<Filters>) {
    const next = { ...filters, ...part };
    setAddress({ ...next, show: next.show === 'all' ? null : next.show, post: null });
  }

  const count = names.filter((name) => filters[name] !== '' && filters[name] !== 'all').length;
  return { filters, set, count };
}

/** The words are the server's: it looks into whole texts. */
export function passing(
  posts: readonly ListedPost[],
  filters: Omit<Filters, 'q'>,
  /** The member who looks. */
  self: string,
): ListedPost[] {
  const { show, persona, campaign, account } = filters;
  const assignee = { '': null, me: self, none: '' }[filters.assignee] ?? filters.assignee;
  return posts.filter(
    (post) =>
      passes[show](post) &&
      (persona === '' || post.personaId === persona) &&
      (campaign === '' || post.campaignId === campaign) &&
      (account === '' || post.accountId === account) &&
      (filters.assignee === '' || (post.assigneeId ?? '') === assignee),
  );
}
