import { Badge, Button } from '@radix-ui/themes';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '#shared/client/host.tsx';
import type { Notification } from '#shared/contracts/notifications.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { notificationLook } from './notification-labels.ts';
import { useDismiss, useMarkRead } from './queries.ts';

/** Opens a path of the console: in this place where it has that screen, else as its host does. */
function useOpenPath(): (path: string) => void {
  const host = useHost();
  const [, go] = useLocation();
  return (path) => {
    const isHere = host.screens?.includes(path.split('?')[0] ?? '') ?? false;
    return isHere ? go(path) : host.navigate(path);
  };
}

/** One notification: what happened, when, and what can be done about it. */
export function NotificationCard({ notification }: { notification: Notification }) {
  const titleId = useId();
  useEachMinute();
  const { label, color } = notificationLook(notification.type);
  return (
    <article
      aria-labelledby={titleId}
      className={`rounded-card border border-line p-4 shadow-card ${notification.isRead ? 'bg-page' : 'bg-panel'}`}
    >
      <div className="flex flex-wrap items-start gap-x-3">
        <span className="grid h-7 w-2.5 shrink-0 place-items-center">
          {notification.isRead ? null : (
            <span
              role="img"
              aria-label={t('Unread')}
              className="size-2.5 rounded-full bg-(--accent-9)"
            />
          )}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h2
            id={titleId}
            className={`wrap-anywhere ${notification.isRead ? 'text-muted' : 'font-semibold'}`}
          >
            {titleOf(notification)}
          </h2>
          <p className="mt-0.5 text-sm wrap-anywhere text-muted">
            {serverMessage({ ...notification.bodyMessage, message: notification.message })}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-muted">
            <Badge variant="soft" color={color}>
              {label}
            </Badge>
            {notification.coinSymbol ? (
              <Badge variant="outline" color="gray">
                {notification.coinSymbol}
              </Badge>
            ) : null}
            <time
              dateTime={notification.triggeredAt}
              title={formatInstant(notification.triggeredAt)}
            >
              {relativeTime(notification.triggeredAt)}
            </time>
          </div>
        </div>
        <Actions notification={notification} />
      </div>
    </article>
  );
}

function Actions({ notification }: { notification: Notification }) {
  const openPath = useOpenPath();
  const mark = useMarkRead();
  const dismiss = useDismiss();
  const { id, isRead, link } = notification;
  const title = titleOf(notification);
  const open = (path: string) => {
    if (!isRead) mark.mutate({ id, isRead: true });
    openPath(path);
  };
  const toggle = isRead ? t('Mark as unread') : t('Mark as read');
  return (
    <div className="mt-3 ml-5.5 flex flex-wrap gap-2 max-sm:basis-full sm:mt-0">
      {link ? (
        <Button variant="soft" aria-label={t('Open {title}', { title })} onClick={() => open(link)}>
          {t('Open')}
        </Button>
      ) : null}
      <SecondaryButton
        aria-label={`${toggle}: ${title}`}
        busy={mark.isPending}
        onClick={() => mark.mutate({ id, isRead: !isRead })}
      >
        {toggle}
      </SecondaryButton>
      <SecondaryButton
        aria-label={t('Dismiss {title}', { title })}
        busy={dismiss.isPending}
        onClick={() => dismiss.mutate(id, { onSuccess: focusHeading })}
      >
        {t('Dismiss')}
      </SecondaryButton>
    </div>
  );
}

function titleOf({ title, titleMessage }: Notification): string {
  return serverMessage({ ...titleMessage, message: title });
}
