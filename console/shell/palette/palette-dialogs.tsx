import { KeyHelp } from './key-help.tsx';
import { PaletteDialog } from './palette-dialog.tsx';

export type OpenDialog = 'palette' | 'keys';

/** The palette and the list of keys, at most one of them open. Fetched when the first is opened. */
export default function PaletteDialogs(props: {
  open: OpenDialog | null;
  onOpen(dialog: OpenDialog): void;
  onClose(): void;
}) {
  const { open, onOpen, onClose } = props;
  return (
    <>
      <PaletteDialog
        open={open === 'palette'}
        onClose={onClose}
        onShowKeys={() => onOpen('keys')}
      />
      <KeyHelp open={open === 'keys'} onClose={onClose} />
    </>
  );
}
