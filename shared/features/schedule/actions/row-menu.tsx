import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { lineIcon } from '#shared/ui/icons.tsx';
import { Menu, MenuItem, MenuLink } from '#shared/ui/menu.tsx';
import { postLink } from '../worklist/post-status.ts';
import { type OpenDialog, usePostActions } from './use-post-actions.ts';

const DotsIcon = lineIcon('M5 12h.01M12 12h.01M19 12h.01');

/** A plain icon button: drawing it costs a tenth of a themed one, and each row has three. */
export const ROW_BUTTON =
  'inline-flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-control text-muted hover:bg-tint hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-50 data-[state=open]:bg-tint';

interface Props {
  post: ListedPost;
  onOpen(dialog: OpenDialog): void;
}

export function RowMenu(props: Props) {
  const name = excerpt(props.post.content, 40);
  return (
    <Menu
      trigger={
        <button type="button" aria-label={t('Actions: {name}', { name })} className={ROW_BUTTON}>
          <DotsIcon size={20} />
        </button>
      }
    >
      <Items {...props} />
    </Menu>
  );
}

/** Drawn while the menu is open: a list of thousands has no actions ready for each. */
function Items({ post, onOpen }: Props) {
  const { actions } = usePostActions(post, onOpen);
  const url = postLink(post);
  return (
    <>
      <MenuItem onChoose={() => onOpen({ kind: 'open', post })}>{t('Open')}</MenuItem>
      {url ? <MenuLink href={url}>{t('View on X')}</MenuLink> : null}
      {actions.map(({ label, act, isDanger = false }) => (
        <MenuItem key={label} isDanger={isDanger} onChoose={act}>
          {label}
        </MenuItem>
      ))}
    </>
  );
}
