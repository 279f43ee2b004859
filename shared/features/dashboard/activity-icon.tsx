import type { ComponentType } from 'react';
import {
  BucketIcon,
  CheckIcon,
  EditIcon,
  LinkIcon,
  PauseIcon,
  TrashIcon,
} from '#shared/ui/action-icons.tsx';
import { AlertIcon, CalendarIcon, PersonIcon, SparkIcon, UploadIcon } from '#shared/ui/icons.tsx';

const icons: Record<string, ComponentType<{ size?: number }>> = {
  persona_created: PersonIcon,
  persona_updated: EditIcon,
  persona_deleted: TrashIcon,
  account_connected: LinkIcon,
  content_bucket_created: BucketIcon,
  viral_content_uploaded: UploadIcon,
  content_generated: SparkIcon,
  post_published: CheckIcon,
  post_failed: AlertIcon,
  post_held: PauseIcon,
  post_needs_check: AlertIcon,
  post_reminder: CalendarIcon,
};

const troubles = new Set(['post_failed', 'post_needs_check']);

/** What kind of thing happened; the words beside it say so too. */
export function ActivityIcon({ type }: { type: string }) {
  const Icon = icons[type] ?? SparkIcon;
  const colour = troubles.has(type) ? 'bg-danger-tint text-danger' : 'bg-link-tint text-link';
  return (
    <span
      data-activity-icon={type}
      className={`grid size-9 shrink-0 place-items-center rounded-full ${colour}`}
    >
      <Icon size={17} />
    </span>
  );
}
