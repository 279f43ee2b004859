import { z } from 'zod/mini';
import { isDay } from '#shared/lib/time/calendar-days.ts';
import { id, idParams, instant, optionalText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

const LARGEST = 100_000_000;
export const ENTRIES_LISTED = 200;

/** Money earned, as a person entered it, in US dollars; negative for a refund. */
export const revenueEntry = z.object({
  id,
  amount: z.number(),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  note: z.string(),
  postId: z.nullable(id),
  /** The first words of that post. */
  postExcerpt: z.nullable(z.string()),
  campaignId: z.nullable(id),
  campaignName: z.nullable(z.string()),
  createdAt: instant,
});
export type RevenueEntry = z.infer<typeof revenueEntry>;

export const revenueSummary = z.object({
  total: z.number(),
  /** The five that earned most; what a campaign's post earned counts for the campaign too. */
  byPost: z.array(z.object({ postId: id, excerpt: z.string(), amount: z.number() })),
  byCampaign: z.array(z.object({ campaignId: id, name: z.string(), amount: z.number() })),
});
export type RevenueSummary = z.infer<typeof revenueSummary>;

export const createRevenueInput = z.object({
  amount: z
    .number({
      error: ({ input }) =>
        input === undefined
          ? checkMessage('field.required', { field: 'Amount' })
          : checkMessage('field.not-a-number', { field: 'Amount' }),
    })
    .check(
      z.minimum(-LARGEST, checkMessage('field.too-large', { field: 'Amount' })),
      z.maximum(LARGEST, checkMessage('field.too-large', { field: 'Amount' })),
      z.refine((amount) => amount !== 0, checkMessage('field.zero', { field: 'Amount' })),
      z.refine(
        (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4,
        checkMessage('field.too-many-decimals', { field: 'Amount' }),
      ),
    ),
  date: z
    .string(checkMessage('field.required', { field: 'Date' }))
    .check(z.refine(isDay, checkMessage('field.required', { field: 'Date' }))),
  note: z._default(optionalText('Note', 500), ''),
  postId: z.nullish(id),
  campaignId: z.nullish(id),
});
export type CreateRevenueInput = z.input<typeof createRevenueInput>;

export const listRevenue = endpoint({
  ...reading,
  path: '/api/revenue',
  summary: `The latest ${ENTRIES_LISTED} revenue entries, newest first`,
  response: z.array(revenueEntry),
});

export const addRevenue = endpoint({
  method: 'POST',
  path: '/api/revenue',
  summary: 'Notes money earned or given back, where known with the post or campaign that earned it',
  access: 'user',
  permission: 'library.write',
  body: createRevenueInput,
  response: revenueEntry,
  status: 201,
});

export const deleteRevenue = endpoint({
  method: 'DELETE',
  path: '/api/revenue/{id}',
  summary: 'Deletes a revenue entry',
  access: 'user',
  permission: 'library.write',
  params: idParams,
});
