import type {
  advancedContentTypes,
  advancedPersonaTypes,
  audienceTones,
  ContentType,
  degeneracyLevels,
  useCases,
} from '#shared/contracts/generation.ts';

const contentTypeLabels: Record<ContentType, string> = {
  post: 'Post',
  reply: 'Reply',
  thread: 'Thread',
  alpha_call: 'Alpha Call',
};

const personaTypeLabels: Record<(typeof advancedPersonaTypes)[number], string> = {
  reply_guy: 'Reply Guy',
  ct_lead: 'CT Lead',
  content_creator: 'Content Creator',
  project_intern: 'Project Intern',
  shitposter: 'Shitposter',
};

const useCaseLabels: Record<(typeof useCases)[number], string> = {
  founder_influence: 'Founder Influence',
  creator_content: 'Creator Content',
  project_brand: 'Project Brand',
  user_engagement: 'User Engagement',
  ct_presence: 'CT Presence',
  intern_announcements: 'Intern Announcements',
};

const degeneracyLabels: Record<(typeof degeneracyLevels)[number], string> = {
  professional: 'Professional',
  moderate: 'Moderate',
  high: 'High',
  maximum: 'Maximum',
};

const advancedTypeLabels: Record<(typeof advancedContentTypes)[number], string> = {
  single_tweet: 'Single Tweet',
  thread: 'Thread',
  gm_post: 'GM Post',
  alpha_tweet: 'Alpha Tweet',
  news_commentary: 'News Commentary',
  meme_post: 'Meme Post',
  announcement: 'Announcement',
};

const audienceToneLabels: Record<(typeof audienceTones)[number], string> = {
  professional: 'Professional',
  casual: 'Casual',
  degenerate: 'Degenerate',
  bullish: 'Bullish',
  bearish: 'Bearish',
};

export const contentTypeOptions = options(contentTypeLabels);
export const personaTypeOptions = options(personaTypeLabels);
export const useCaseOptions = options(useCaseLabels);
export const degeneracyOptions = options(degeneracyLabels);
export const advancedTypeOptions = options(advancedTypeLabels);
export const audienceToneOptions = options(audienceToneLabels);

function options<K extends string>(labels: Record<K, string>) {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
}
