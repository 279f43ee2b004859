import { DropdownMenu, IconButton } from '@radix-ui/themes';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { lineIcon } from '#shared/ui/icons.tsx';
import { DialogTheme } from '#shared/ui/theme/dialog-theme.tsx';
import type { OpenDialog } from '../schedule-dialogs.tsx';
import { postLink } from './post-link.ts';
import { usePostActions } from './use-post-actions.ts';

const DotsIcon = lineIcon('M5 12h.01M12 12h.01M19 12h.01');

interface Props {
  post: ListedPost;
  onOpen(dialog: OpenDialog): void;
}

/** Everything that can be done with the post of a row. */
export function RowMenu(props: Props) {
  const name = excerpt(props.post.content, 40);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconButton
          variant="ghost"
          color="gray"
          data-menu=""
          aria-label={t('Actions: {name}', { name })}
          className="m-0 size-9 shrink-0"
        >
          <DotsIcon size={20} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DialogTheme>
        <DropdownMenu.Content align="end" className="max-w-[min(20rem,calc(100vw-24px))]">
          <Items {...props} />
        </DropdownMenu.Content>
      </DialogTheme>
    </DropdownMenu.Root>
  );
}

/** Drawn while the menu is open: a list of thousands has no actions ready for each. */
function Items({ post, onOpen }: Props) {
  const { actions } = usePostActions(post, onOpen);
  const url = postLink(post);
  return (
    <>
      <DropdownMenu.Item onSelect={() => onOpen({ kind: 'open', post })}>
        {t('Open')}
      </DropdownMenu.Item>
      {url ? (
        <DropdownMenu.Item asChild>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('View on X')}
          </a>
        </DropdownMenu.Item>
      ) : null}
      {actions.map(({ label, act, isDanger }) => (
        <DropdownMenu.Item key={label} {...(isDanger ? { color: 'ruby' } : {})} onSelect={act}>
          {label}
        </DropdownMenu.Item>
      ))}
    </>
  );
}
