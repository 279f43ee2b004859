import { expect } from 'vitest';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import type { Notification } from '#shared/contracts/notifications.ts';
import { localizeMessage } from '#shared/lib/i18n/localize-message.ts';
import { translatorOf } from '#shared/lib/i18n/translator.ts';

const english = translatorOf('en', {});

/** What a row says in English, its message says too. */
export function assertWorded(text: string, message: AnyMessage | null | undefined): void {
  expect(message && localizeMessage(message, english)).toBe(text);
}

/** The same of a notification. */
export function assertNotificationWorded(notification: Notification): void {
  assertWorded(notification.title, notification.titleMessage);
  assertWorded(notification.message, notification.bodyMessage);
}
