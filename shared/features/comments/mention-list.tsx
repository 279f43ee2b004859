import type { Member } from '#shared/contracts/members.ts';
import { t } from '#shared/i18n/translate.ts';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';

/** The members whom a name may mean; the field above has the focus and the keys. */
export function MentionList(props: {
  id: string;
  members: readonly Member[];
  active: number;
  onActivate(at: number): void;
  onChoose(member: Member): void;
}) {
  return (
    <div
      ref={intoView}
      id={props.id}
      role="listbox"
      aria-label={t('Members')}
      className="absolute inset-x-0 top-full z-50 mt-1 max-h-64 max-w-80 scroll-my-24 overflow-y-auto rounded-card border border-line bg-panel p-1 text-sm shadow-raised"
    >
      {props.members.map((member, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
        <div
          key={member.id}
          id={`${props.id}-${at}`}
          role="option"
          aria-selected={at === props.active}
          className={`flex cursor-pointer items-center gap-2.5 rounded-control px-2 py-1.5 ${at === props.active ? 'bg-tint' : ''}`}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => props.onActivate(at)}
          onClick={() => props.onChoose(member)}
        >
          <UserAvatar
            size="small"
            name={member.name ?? member.username}
            image={member.profileImageUrl}
          />
          <span className="min-w-0">
            {member.name ? <span className="block truncate">{member.name}</span> : null}
            <span className={`block truncate ${member.name ? 'text-xs text-muted' : ''}`}>
              @{member.username}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

const intoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });
