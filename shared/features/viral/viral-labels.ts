import type { FocusArea, ViralContent } from '#shared/contracts/viral.ts';

const contentTypes: Record<ViralContent['contentType'], string> = {
  text: 'Text',
  image: 'Image',
  video: 'Video',
  combined: 'Combined',
};

const platforms: Record<ViralContent['platform'], string> = {
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};

const areas: Record<FocusArea, string> = {
  hooks: 'Hooks',
  patterns: 'Patterns',
  engagement_optimization: 'Engagement optimization',
  viral_structure: 'Viral structure',
};

export const contentTypeOptions = options(contentTypes);
export const platformOptions = options(platforms);
export const areaOptions = options(areas);

export function contentTypeLabel(type: ViralContent['contentType']): string {
  return contentTypes[type];
}

export function platformLabel(platform: ViralContent['platform']): string {
  return platforms[platform];
}

export function areaLabel(area: FocusArea): string {
  return areas[area];
}

function options<K extends string>(labels: Record<K, string>) {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
}
