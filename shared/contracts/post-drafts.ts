import { z } from 'zod/mini';
import { isDay } from '#shared/lib/time/calendar-days.ts';
import { draftSlot, id, idParams, instant, optionalText, platforms } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { mediaOfPart, partsOf, scheduledPost } from './publishing.ts';
import { mediaItem } from './publishing-media.ts';
import { pollDraft } from './publishing-poll.ts';
import { zone } from './publishing-queue.ts';

export const DRAFTS_PER_WORKSPACE = 200;
export const LABELS_PER_DRAFT = 10;
export const LABEL_LENGTH = 40;

/** What the column of versions holds. */
const MOST_VERSIONS = 2_147_483_647;

const short = optionalText('Draft', 64);
const day = z.string().check(z.refine((text) => text === '' || isDay(text)));
const idOrNone = z.union([z.literal(''), id]);

const labels = z.optional(
  z.array(optionalText('Draft', LABEL_LENGTH)).check(z.maxLength(LABELS_PER_DRAFT)),
);

export const draftPart = z.object({
  /** Tells the parts apart while their order changes. */
  key: short,
  text: optionalText('Content', 25_000),
  media: mediaOfPart(mediaItem),
  poll: z.nullish(pollDraft),
});

/** `slot`: the next free slot of the queue. `time`: day and time as chosen. `now`: at once. */
export const plannedWhen = ['slot', 'time', 'now'] as const;

/** What the composer holds while a person types: it may still be incomplete. */
export const draftContent = z.object({
  parts: partsOf(draftPart),
  platform: z.enum(platforms),
  when: z.enum(plannedWhen),
  /** As the pickers write them: `YYYY-MM-DD` and `HH:MM`, '' for none yet. */
  date: day,
  time: short,
  /** '' for none. */
  personaId: idOrNone,
  /** '' for the one that is taken without a choice. */
  accountId: idOrNone,
  madeWithAi: z.boolean(),
  paidPartnership: z.boolean(),
  trackLinks: z.boolean(),
  /** The parts of a thread end with "1/3". */
  isNumbered: z.boolean(),
  /** Ids of the warnings that the person has seen and accepts. */
  accepted: z.array(optionalText('Draft', 100)).check(z.maxLength(100)),
  /** The generated draft that the text comes from; '' for none. */
  draftId: idOrNone,
  /** Whose clock day and time are of; older clients do not say. */
  zone: z.optional(zone),
  /** By which the list of drafts is searched; older clients do not know them. */
  labels,
});
export type DraftContent = z.infer<typeof draftContent>;

/** A post of which nothing is written yet. */
export const emptyPost: DraftContent = {
  parts: [{ key: 'first', text: '', media: [] }],
  platform: 'twitter',
  when: 'slot',
  date: '',
  time: '',
  personaId: '',
  accountId: '',
  madeWithAi: false,
  paidPartnership: false,
  trackLinks: false,
  isNumbered: false,
  accepted: [],
  draftId: '',
};

/** As of a post: the member who writes it, and until which day. */
const { assigneeId, dueOn } = scheduledPost.shape;

export const postDraft = z.object({
  id,
  /** Counts changes: a save names the version it saw. */
  version: z.number(),
  content: draftContent,
  assigneeId,
  dueOn,
  updatedAt: instant,
});
export type SavedPostDraft = z.infer<typeof postDraft>;

export const postDraftLine = z.object({
  id,
  version: z.number(),
  /** The beginning of its text. */
  text: z.string(),
  parts: z.number(),
  media: z.number(),
  personaId: z.nullable(id),
  labels,
  assigneeId,
  dueOn,
  slot: draftSlot,
  updatedAt: instant,
});
export type PostDraftLine = z.infer<typeof postDraftLine>;

export const listPostDrafts = endpoint({
  ...reading,
  path: '/api/post-drafts',
  summary: 'The drafts of posts, the latest first',
  response: z.array(postDraftLine),
});

export const getPostDraft = endpoint({
  ...reading,
  path: '/api/post-drafts/{id}',
  summary: 'One draft of a post',
  params: idParams,
  response: postDraft,
});

export const createPostDraft = endpoint({
  method: 'POST',
  path: '/api/post-drafts',
  summary: 'Saves a new draft under the id its sender chose; the same twice is one',
  access: 'user',
  permission: 'drafts.write',
  body: z.object({ id, content: draftContent }),
  bodySize: 'post',
  response: postDraft,
  status: 201,
});

export const updatePostDraft = endpoint({
  method: 'PUT',
  path: '/api/post-drafts/{id}',
  summary: 'Saves a draft; 409 when it changed since the version that is named',
  access: 'user',
  permission: 'drafts.write',
  params: idParams,
  body: z.object({
    version: z.number().check(z.int(), z.minimum(1), z.maximum(MOST_VERSIONS)),
    content: draftContent,
  }),
  bodySize: 'post',
  response: postDraft,
});

export const deletePostDraft = endpoint({
  method: 'DELETE',
  path: '/api/post-drafts/{id}',
  summary: 'Deletes a draft',
  access: 'user',
  permission: 'drafts.write',
  params: idParams,
});
