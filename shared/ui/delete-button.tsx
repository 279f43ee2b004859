import { IconButton } from '@radix-ui/themes';
import { TrashIcon } from './action-icons.tsx';

/** The small red button with which a card asks to be deleted; it tells what it deletes. */
export function DeleteButton(props: { label: string; title?: string; onPress(): void }) {
  return (
    <IconButton
      variant="soft"
      color="ruby"
      aria-label={props.label}
      title={props.title}
      onClick={props.onPress}
    >
      <TrashIcon />
    </IconButton>
  );
}
