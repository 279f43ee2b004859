import type { FocusArea, ViralContent } from '#shared/contracts/viral.ts';
import { labelOptions } from '#shared/i18n/label-options.ts';
import { platformNames } from '#shared/i18n/persona-labels.ts';
import { msg, t } from '#shared/i18n/translate.ts';

const contentTypes: Record<ViralContent['contentType'], string> = {
  text: msg('Text'),
  image: msg('Image'),
  video: msg('Video'),
  combined: msg('Combined'),
};

const { twitter, instagram, linkedin, tiktok } = platformNames;
const platforms: Record<ViralContent['platform'], string> = {
  twitter,
  instagram,
  linkedin,
  tiktok,
};

const areas: Record<FocusArea, string> = {
  hooks: msg('Hooks'),
  patterns: msg('Patterns'),
  engagement_optimization: msg('Engagement optimization'),
  viral_structure: msg('Viral structure'),
};

/** What is counted of a text, in the order in which it is shown. */
export const metrics = [
  { field: 'views', label: msg('Views') },
  { field: 'likes', label: msg('Likes') },
  { field: 'retweets', label: msg('Retweets') },
  { field: 'replies', label: msg('Replies') },
  { field: 'bookmarks', label: msg('Bookmarks') },
] as const;

export const contentTypeOptions = () => labelOptions(contentTypes);
export const platformOptions = () => labelOptions(platforms);
export const areaOptions = () => labelOptions(areas);

export const contentTypeLabel = (type: ViralContent['contentType']) => t(contentTypes[type]);
export const platformLabel = (platform: ViralContent['platform']) => platforms[platform];
export const areaLabel = (area: FocusArea) => t(areas[area]);
