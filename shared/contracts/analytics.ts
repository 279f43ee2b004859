import { z } from 'zod/mini';
import { id, idParams, instant, platforms } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { textMessages } from './messages/any-message.ts';
import { checkMessage } from './messages/message.ts';
import { revenueSummary } from './revenue.ts';

export const LONGEST_PERIOD_DAYS = 400;
/** Without a start the period begins this many days before its end. */
export const DEFAULT_PERIOD_DAYS = 7;
export const POSTS_PER_REPORT = 100_000;
/** Fewer posts than this say nothing about what a score is worth. */
export const FEWEST_PREDICTED = 20;

/** Posts of an account with figures before anything is learnt from them. */
export const FEWEST_RESULTS = 100;
/** The rank correlation, on posts newer than those it learnt from, below which a model is not used. */
export const LEAST_CORRELATION = 0.3;

/** Days in the zone of the settings; without them the last seven days. */
const periodQuery = z.object({
  start: z.optional(z.string()),
  end: z.optional(z.string()),
});

/** `YYYY-MM-DD`, both included. */
const days = z.object({ start: z.string(), end: z.string() });

const compared = z.object({
  value: z.number(),
  /** Of the period before; the baseline while there is none, null where nothing stands in for it. */
  previous: z.nullable(z.number()),
  /** Percent. */
  change: z.nullable(z.number()),
  isBaseline: z.boolean(),
});
export type Compared = z.infer<typeof compared>;

const figures = z.object({
  posts: z.number(),
  engagement: z.number(),
  reach: z.number(),
});

const figuresOf = z.extend(figures, {
  /** A row's id, or the platform's or provider's own; null: of none. */
  id: z.nullable(z.string()),
  /** '' of none. */
  name: z.string(),
  /** Percent of the reach; null without reach. */
  engagementRate: z.nullable(z.number()),
  /** The average of its posts, out of 100; null where none was scored. */
  voiceMatch: z.nullable(z.number()),
});
export type FiguresOf = z.infer<typeof figuresOf>;

const trendPoint = z.extend(figures, {
  /** When the day or hour begins. */
  at: instant,
  /** What the clock of the zone shows then: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM`. */
  label: z.string(),
});
export type TrendPoint = z.infer<typeof trendPoint>;

const hourFigures = z.object({
  /** 0 Sunday to 6 Saturday. */
  weekday: z.number(),
  hour: z.number(),
  posts: z.number(),
  averageEngagement: z.number(),
});
export type HourFigures = z.infer<typeof hourFigures>;

const topPost = z.object({
  id,
  excerpt: z.string(),
  personaName: z.nullable(z.string()),
  platform: z.enum(platforms),
  /** Where it can be seen; null when that is not known. */
  url: z.nullable(z.string()),
  engagement: z.number(),
  reach: z.number(),
  engagementRate: z.nullable(z.number()),
  postedAt: instant,
});
export type TopPost = z.infer<typeof topPost>;

/** `none`: what there is may well be chance. */
export const links = ['none', 'weak', 'moderate', 'strong'] as const;

const prediction = z.object({
  /** How many posts have both the score and an engagement rate. */
  n: z.number(),
  /** Spearman's, -1 to 1. */
  correlation: z.number(),
  link: z.enum(links),
  /** Some of the posts, evenly taken: `[score, engagement rate]`. */
  points: z.array(z.tuple([z.number(), z.number()])),
});
export type Prediction = z.infer<typeof prediction>;

export const analytics = z.object({
  period: z.extend(days, {
    days: z.number(),
    timeZone: z.string(),
    /** What one point of the trend is. */
    unit: z.enum(['hour', 'day']),
  }),
  previous: days,
  summary: z.object({
    posts: compared,
    engagement: compared,
    reach: compared,
    engagementRate: compared,
  }),
  trend: z.array(trendPoint),
  personas: z.array(figuresOf),
  platforms: z.array(figuresOf),
  campaigns: z.array(figuresOf),
  providers: z.array(figuresOf),
  /** Only hours in which something was posted. */
  hours: z.array(hourFigures),
  topPosts: z.array(topPost),
  /** Null for a score that too few posts have: `FEWEST_PREDICTED`, of virality `FEWEST_RESULTS`. */
  predictions: z.object({
    voiceMatch: z.nullable(prediction),
    virality: z.nullable(prediction),
  }),
  /** What the posts of each connected account teach of a text's engagement. */
  forecasts: z._default(
    z.array(
      z.object({ posts: z.number(), correlation: z.nullable(z.number()), reason: z.string() }),
    ),
    [],
  ),
  followers: z.array(z.object({ day: z.string(), followers: z.number() })),
  revenue: revenueSummary,
  messages: textMessages,
});
export type Analytics = z.infer<typeof analytics>;

/** What a post has reached by now; null until X was asked for it. */
const postMetrics = z.object({
  impressions: z.nullable(z.number()),
  likes: z.nullable(z.number()),
  reposts: z.nullable(z.number()),
  replies: z.nullable(z.number()),
  quotes: z.nullable(z.number()),
  bookmarks: z.nullable(z.number()),
});
export type PostMetrics = z.infer<typeof postMetrics>;

const reportedPost = z.extend(postMetrics, {
  id,
  postedAt: instant,
  platform: z.enum(platforms),
  account: z.nullable(z.string()),
  persona: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  text: z.string(),
  url: z.nullable(z.string()),
  /** Null, as all that follow, until its figures have been read. */
  engagement: z.nullable(z.number()),
  engagementRate: z.nullable(z.number()),
  urlClicks: z.nullable(z.number()),
  profileClicks: z.nullable(z.number()),
  readAt: z.nullable(instant),
  voiceMatch: z.nullable(z.number()),
  virality: z.nullable(z.number()),
});
export type ReportedPost = z.infer<typeof reportedPost>;

export const analyticsReport = z.extend(analytics, {
  generatedAt: instant,
  posts: z.array(reportedPost),
  /** There are more posts than a report holds; these are the latest. */
  isCut: z.boolean(),
});
export type AnalyticsReport = z.infer<typeof analyticsReport>;

export const getAnalytics = endpoint({
  ...reading,
  path: '/api/analytics',
  summary:
    'What the posts published in a period have reached by now, compared with the period before',
  query: periodQuery,
  response: analytics,
});

export const exportAnalytics = endpoint({
  ...reading,
  path: '/api/analytics/export',
  summary: 'The analytics of a period as a file: with every post, or as CSV with one row a post',
  query: z.extend(periodQuery, {
    format: z._default(z.enum(['json', 'csv'], checkMessage('protocol.format')), 'json'),
  }),
  response: analyticsReport,
  produces: 'application/json',
});

export const getPostMetrics = endpoint({
  ...reading,
  path: '/api/scheduled-posts/{id}/metrics',
  summary: 'What one published post has reached by now',
  params: idParams,
  response: postMetrics,
});
