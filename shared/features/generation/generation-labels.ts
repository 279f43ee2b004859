import type {
  advancedContentTypes,
  advancedPersonaTypes,
  audienceTones,
  degeneracyLevels,
  useCases,
} from '#shared/contracts/advanced-generation.ts';
import type { ContentType } from '#shared/contracts/generation.ts';
import { labelOptions } from '#shared/i18n/label-options.ts';
import { msg } from '#shared/i18n/translate.ts';

/** What AI Detection Bypass does, said beside it. */
export const NATURAL_VOICE = msg(
  "Natural voice: removes stock AI phrasing and matches this persona's rhythm. It does not hide AI use from X and cannot guarantee any detector's verdict.",
);

const contentTypeLabels: Record<ContentType, string> = {
  post: msg('Post'),
  reply: msg('Reply'),
  thread: msg('Thread'),
  alpha_call: msg('Alpha Call'),
};

const personaTypeLabels: Record<(typeof advancedPersonaTypes)[number], string> = {
  reply_guy: msg('Reply Guy'),
  ct_lead: msg('CT Lead'),
  content_creator: msg('Content Creator'),
  project_intern: msg('Project Intern'),
  shitposter: msg('Shitposter'),
};

const useCaseLabels: Record<(typeof useCases)[number], string> = {
  founder_influence: msg('Founder Influence'),
  creator_content: msg('Creator Content'),
  project_brand: msg('Project Brand'),
  user_engagement: msg('User Engagement'),
  ct_presence: msg('CT Presence'),
  intern_announcements: msg('Intern Announcements'),
};

const degeneracyLabels: Record<(typeof degeneracyLevels)[number], string> = {
  professional: msg('Professional'),
  moderate: msg('Moderate'),
  high: msg('High'),
  maximum: msg('Maximum'),
};

const advancedTypeLabels: Record<(typeof advancedContentTypes)[number], string> = {
  single_tweet: msg('Single Tweet'),
  thread: msg('Thread'),
  gm_post: msg('GM Post'),
  alpha_tweet: msg('Alpha Tweet'),
  news_commentary: msg('News Commentary'),
  meme_post: msg('Meme Post'),
  announcement: msg('Announcement'),
};

const audienceToneLabels: Record<(typeof audienceTones)[number], string> = {
  professional: msg('Professional'),
  casual: msg('Casual'),
  degenerate: msg('Degenerate'),
  bullish: msg('Bullish'),
  bearish: msg('Bearish'),
};

export const contentTypeOptions = () => labelOptions(contentTypeLabels);
export const personaTypeOptions = () => labelOptions(personaTypeLabels);
export const useCaseOptions = () => labelOptions(useCaseLabels);
export const degeneracyOptions = () => labelOptions(degeneracyLabels);
export const advancedTypeOptions = () => labelOptions(advancedTypeLabels);
export const audienceToneOptions = () => labelOptions(audienceToneLabels);
