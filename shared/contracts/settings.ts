import { z } from 'zod/mini';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { choice, flag } from './checks.ts';
import { clockTime, optionalText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import type { Label } from './messages/labels.ts';
import { checkMessage } from './messages/message.ts';

/** The specification's; all others go by their IANA names. */
export const timezones = ['UTC', 'EST', 'PST', 'CET', 'JST'] as const;
export const visibilities = ['public', 'private', 'followers'] as const;

const unknownZone = checkMessage('field.not-a-choice', { field: 'Timezone', things: 'time zones' });
/** The longest name has 32 characters. */
const isShort = (name: string) => name.length <= 64;

const bounded = (label: Label, max: number) =>
  z
    .number(checkMessage('field.not-a-number', { field: label }))
    .check(
      z.int(checkMessage('field.not-whole', { field: label })),
      z.minimum(1, checkMessage('field.not-between', { field: label, low: 1, high: max })),
      z.maximum(max, checkMessage('field.not-between', { field: label, low: 1, high: max })),
    );

/** One of the specification's, or the IANA name of any other zone. */
const timezone = z
  .string(unknownZone)
  .check(z.refine((name) => isShort(name) && ianaZone(name) !== null, unknownZone));

const clock = clockTime(checkMessage('field.malformed-clock'));

/** The whole settings object of spec section 3. Keys come masked, and a mask sent back changes nothing. */
export const settings = z.object({
  profile: z.object({
    firstName: optionalText('First name', 100),
    lastName: optionalText('Last name', 100),
    email: optionalText('Email', 320).check(
      z.refine(
        (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
        checkMessage('field.not-valid', { field: 'Email' }),
      ),
    ),
    bio: optionalText('Bio', 500),
    timezone,
    language: choice(languages, 'Language', 'languages'),
  }),
  notifications: z.object({
    emailNotifications: flag('emailNotifications'),
    pushNotifications: flag('pushNotifications'),
    marketAlerts: flag('marketAlerts'),
    performanceReports: flag('performanceReports'),
    weeklyDigest: flag('weeklyDigest'),
    /** Push and mail wait from one time to the other, in a zone of their own. Left out: as it was. */
    quietHours: z.optional(flag('quietHours')),
    quietFrom: z.optional(clock),
    quietTo: z.optional(clock),
    quietZone: z.optional(timezone),
  }),
  automation: z.object({
    autoPostEnabled: flag('autoPostEnabled'),
    smartScheduling: flag('smartScheduling'),
    aiPersonaTraining: flag('aiPersonaTraining'),
    contentModeration: flag('contentModeration'),
    maxPostsPerDay: bounded('Max posts per day', 50),
    pauseOnWeekends: flag('pauseOnWeekends'),
  }),
  privacy: z.object({
    profileVisibility: choice(visibilities, 'Visibility', 'choices'),
    dataSharing: flag('dataSharing'),
    analyticsTracking: flag('analyticsTracking'),
    contentBackup: flag('contentBackup'),
  }),
  api: z.object({
    openaiApiKey: optionalText('OpenAI API key', 500),
    geminiApiKey: optionalText('Gemini API key', 500),
    /** Left out: as it was. */
    grokApiKey: z.optional(optionalText('Grok API key', 500)),
    twitterApiKey: optionalText('Twitter API key', 500),
    /** A local model server writes drafts, whatever keys there are; left out: as it was. */
    preferLocalServer: z.optional(flag('preferLocalServer')),
    rateLimits: z.object({
      postsPerHour: bounded('Posts per hour', 100),
      requestsPerMinute: bounded('Requests per minute', 1_000),
    }),
  }),
});
export type Settings = z.infer<typeof settings>;

/** What each member has for themselves. The rest belongs to the workspace. */
export interface OwnSettings {
  profile: Pick<Settings['profile'], 'firstName' | 'lastName' | 'bio' | 'language'>;
  notifications: Settings['notifications'];
}

/** Spec section 9. */
export const defaultSettings: Settings = {
  profile: { firstName: '', lastName: '', email: '', bio: '', timezone: 'UTC', language: 'en' },
  notifications: {
    emailNotifications: true,
    pushNotifications: true,
    marketAlerts: true,
    performanceReports: true,
    weeklyDigest: true,
    quietHours: false,
    quietFrom: '22:00',
    quietTo: '07:00',
    quietZone: 'UTC',
  },
  automation: {
    autoPostEnabled: false,
    smartScheduling: true,
    aiPersonaTraining: true,
    contentModeration: true,
    maxPostsPerDay: 5,
    pauseOnWeekends: false,
  },
  privacy: {
    profileVisibility: 'public',
    dataSharing: false,
    analyticsTracking: true,
    contentBackup: true,
  },
  api: {
    openaiApiKey: '',
    geminiApiKey: '',
    grokApiKey: '',
    twitterApiKey: '',
    preferLocalServer: false,
    rateLimits: { postsPerHour: 10, requestsPerMinute: 60 },
  },
};

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'The settings of the workspace',
  access: 'session',
  permission: 'workspace.read',
  response: settings,
});

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  summary: "Saves the whole settings object; a member's own profile and notifications need no more",
  access: 'session',
  permission: 'self.manage',
  event: 'settings_changed',
  body: settings,
  response: settings,
});

export const resetSettings = endpoint({
  method: 'POST',
  path: '/api/settings/reset',
  summary: 'Sets all settings to their defaults',
  access: 'session',
  permission: 'settings.manage',
  event: 'settings_changed',
  response: settings,
});

/** Where a device says that it is. Taken once, by a new workspace whose zone nobody has chosen. */
export const takeDeviceZone = endpoint({
  method: 'POST',
  path: '/api/settings/device-zone',
  summary: "Takes the device's time zone where none was ever chosen",
  access: 'session',
  permission: 'settings.manage',
  event: 'settings_changed',
  body: z.object({ timezone }),
  response: z.object({ taken: z.boolean() }),
});
