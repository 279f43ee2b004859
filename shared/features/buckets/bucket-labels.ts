import type { BucketCategory, ContentSample } from '#shared/contracts/buckets.ts';
import { labelOptions } from '#shared/i18n/label-options.ts';
import { platformNames } from '#shared/i18n/persona-labels.ts';
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

const platforms: Record<SamplePlatform, string> = { ...platformNames, other: msg('Other') };

export const categoryOptions = () => labelOptions(categories);
export const contentTypeOptions = () => labelOptions(contentTypes);
export const platformOptions = () => labelOptions(platforms);

export const categoryLabel = (category: BucketCategory) => t(categories[category]);
export const contentTypeLabel = (type: ContentType) => t(contentTypes[type]);
export const platformLabel = (platform: SamplePlatform) => t(platforms[platform]);
