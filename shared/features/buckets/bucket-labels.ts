import type { BucketCategory, ContentSample } from '#shared/contracts/buckets.ts';
import { msg, t } from '#shared/i18n/translate.ts';

type ContentType = ContentSample['contentType'];
type SamplePlatform = ContentSample['platform'];

const categories: Record<BucketCategory, string> = {
  crypto: msg('Crypto & Trading'),
  technology: msg('Technology'),
  business: msg('Business'),
  lifestyle: msg('Lifestyle'),
  entertainment: msg('Entertainment'),
  educational: msg('Educational'),
  other: msg('Other'),
};

const contentTypes: Record<ContentType, string> = {
  social_post: msg('Social Post'),
  tweet: msg('Tweet'),
  thread: msg('Thread'),
  article: msg('Article'),
  blog_post: msg('Blog Post'),
  email: msg('Email'),
  caption: msg('Caption'),
  comment: msg('Comment'),
  other: msg('Other'),
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
  other: msg('Other'),
};

export const categoryOptions = () => options(categories);
export const contentTypeOptions = () => options(contentTypes);
export const platformOptions = () => options(platforms);

export function categoryLabel(category: BucketCategory): string {
  return t(categories[category]);
}

export function contentTypeLabel(type: ContentType): string {
  return t(contentTypes[type]);
}

export function platformLabel(platform: SamplePlatform): string {
  return t(platforms[platform]);
}

function options<K extends string>(labels: Record<K, string>) {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: t(labels[value]) }));
}
