import type { BucketCategory, ContentSample } from '#shared/contracts/buckets.ts';

type ContentType = ContentSample['contentType'];
type SamplePlatform = ContentSample['platform'];

const categories: Record<BucketCategory, string> = {
  crypto: 'Crypto & Trading',
  technology: 'Technology',
  business: 'Business',
  lifestyle: 'Lifestyle',
  entertainment: 'Entertainment',
  educational: 'Educational',
  other: 'Other',
};

const contentTypes: Record<ContentType, string> = {
  social_post: 'Social Post',
  tweet: 'Tweet',
  thread: 'Thread',
  article: 'Article',
  blog_post: 'Blog Post',
  email: 'Email',
  caption: 'Caption',
  comment: 'Comment',
  other: 'Other',
};

const platforms: Record<SamplePlatform, string> = {
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
  discord: 'Discord',
  reddit: 'Reddit',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  other: 'Other',
};

export const categoryOptions = options(categories);
export const contentTypeOptions = options(contentTypes);
export const platformOptions = options(platforms);

export function categoryLabel(category: BucketCategory): string {
  return categories[category];
}

export function contentTypeLabel(type: ContentType): string {
  return contentTypes[type];
}

export function platformLabel(platform: SamplePlatform): string {
  return platforms[platform];
}

function options<K extends string>(labels: Record<K, string>) {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
}
