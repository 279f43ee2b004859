import type { Platform, Tone } from '#shared/contracts/common.ts';
import type { PersonaType } from '#shared/contracts/personas.ts';
import { labelOptions } from './label-options.ts';
import { activeLocale, msg, t } from './translate.ts';

const types: Record<PersonaType, { label: string; emoji: string; gradient: string }> = {
  content_creator: { label: msg('Content Creator'), emoji: '🎨', gradient: '#8b5cf6, #ec4899' },
  reply_guy: { label: msg('Reply Guy'), emoji: '💬', gradient: '#3b82f6, #06b6d4' },
  alpha_caller: { label: msg('Alpha Caller'), emoji: '🚀', gradient: '#f59e0b, #ef4444' },
  ct_lead: { label: msg('CT Lead'), emoji: '👑', gradient: '#facc15, #d97706' },
  project_intern: { label: msg('Project Intern'), emoji: '🎓', gradient: '#34d399, #0d9488' },
  shitposter: { label: msg('Shitposter'), emoji: '🤡', gradient: '#f472b6, #fb923c' },
};

/** What the platforms call themselves, the same in every language. */
export const platformNames = {
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
  discord: 'Discord',
  reddit: 'Reddit',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const;

const { twitter, instagram, linkedin, telegram, discord } = platformNames;
const platforms: Record<Platform, string> = { twitter, instagram, linkedin, telegram, discord };

const tones: Record<Tone, string> = {
  professional: msg('Professional'),
  casual: msg('Casual'),
  aggressive: msg('Aggressive'),
  humorous: msg('Humorous'),
  technical: msg('Technical'),
};

export const typeOptions = () =>
  (Object.keys(types) as PersonaType[]).map((value) => ({ value, label: t(types[value].label) }));
export const platformOptions = () => labelOptions(platforms);
export const toneOptions = () => labelOptions(tones);

/** Emoji and gradient of a persona type; null for a type this version does not know. */
export function typeLook(type: string): { emoji: string; gradient: string } | null {
  return Object.hasOwn(types, type) ? types[type as PersonaType] : null;
}

/** A type on a badge: in English its own name without underscores (spec section 2). */
export function typeBadge(type: string): string {
  const label = Object.hasOwn(types, type) ? types[type as PersonaType].label : null;
  return activeLocale() === 'en' || label === null ? type.replaceAll('_', ' ') : t(label);
}

/** What a platform is called on screen; "Not set" for one that is not known. */
export function platformLabel(platform: string): string {
  return platforms[platform as Platform] ?? t('Not set');
}

/** What a tone is called on screen; "Not set" for one that is not known. */
export function toneLabel(tone: string): string {
  const label = tones[tone as Tone];
  return label === undefined ? t('Not set') : t(label);
}
