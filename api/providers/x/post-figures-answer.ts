import { z } from 'zod';

const count = z.number().int().min(0).optional().catch(undefined);

const item = z
  .object({
    id: z.string().min(1),
    public_metrics: z.object({
      impression_count: count,
      like_count: count,
      retweet_count: count,
      repost_count: count,
      reply_count: count,
      quote_count: count,
      bookmark_count: count,
    }),
    non_public_metrics: z
      .object({ impression_count: count, url_link_clicks: count, user_profile_clicks: count })
      .partial()
      .optional()
      .catch(undefined),
  })
  .transform(({ id, public_metrics: open, non_public_metrics: own }) => ({
    id,
    impressions: open.impression_count ?? own?.impression_count ?? 0,
    likes: open.like_count ?? 0,
    reposts: open.retweet_count ?? open.repost_count ?? 0,
    replies: open.reply_count ?? 0,
    quotes: open.quote_count ?? 0,
    bookmarks: open.bookmark_count ?? 0,
    /** Null where X keeps them to itself: a post of somebody else, or older than 30 days. */
    urlClicks: own?.url_link_clicks ?? null,
    profileClicks: own?.user_profile_clicks ?? null,
  }));
export type PostFigures = z.output<typeof item>;

const fault = z
  .object({ resource_id: z.string(), value: z.string(), type: z.string() })
  .partial()
  .transform(({ resource_id, value, type }) => ({
    id: resource_id ?? value ?? '',
    // The host in front of it changes, the last part does not.
    problem: type?.split('/').at(-1) ?? '',
  }));

/** Posts as asked for by id, with X's older and newer field names, and what is wrong with others. */
export const figuresAnswer = z
  .object({
    data: z.array(z.unknown()).optional(),
    errors: z.array(z.unknown()).optional(),
  })
  .refine(({ data, errors }) => data !== undefined || errors !== undefined)
  .transform(({ data = [], errors = [] }) => ({
    figures: data.flatMap((one) => item.safeParse(one).data ?? []),
    faults: errors.flatMap((one) => fault.safeParse(one).data ?? []),
  }));
