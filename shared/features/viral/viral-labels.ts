import type { FocusArea, ViralContent } from '#shared/contracts/viral.ts';
import { msg, t } from '#shared/i18n/translate.ts';

const contentTypes: Record<ViralContent['contentType'], string> = {
  text: msg('Text'),
  image: msg('Image'),
  video: msg('Video'),
  combined: msg('Combined'),
};

const platforms: Record<ViralContent['platform'], string> = {
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};

const areas: Record<FocusArea, string> = {
  hooks: msg('Hooks'),
  patterns: msg('Patterns'),
  engagement_optimization: msg('Engagement optimization'),
  viral_structure: msg('Viral structure'),
};

export const contentTypeOptions = () => options(contentTypes);
export const platformOptions = () => options(platforms);
export const areaOptions = () => options(areas);

export function contentTypeLabel(type: ViralContent['contentType']): string {
  return t(contentTypes[type]);
}

export function platformLabel(platform: ViralContent['platform']): string {
  return t(platforms[platform]);
}

export function areaLabel(area: FocusArea): string {
  return t(areas[area]);
}

function options<K extends string>(labels: Record<K, string>) {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: t(labels[value]) }));
}
