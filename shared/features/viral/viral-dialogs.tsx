import type { ViralContent } from '#shared/contracts/viral.ts';
import { DeleteViralDialog } from './delete-viral-dialog.tsx';
import { TrainDialog } from './train-dialog.tsx';

export type OpenDialog =
  | { kind: 'train'; contents: ViralContent[] }
  | { kind: 'delete'; content: ViralContent };

/** The dialogs of the library, at most one of them open. Loaded apart from the screen. */
export default function ViralDialogs(props: {
  open: OpenDialog | null;
  onClose(): void;
  onStarted(): void;
}) {
  const { open, onClose } = props;
  return (
    <>
      {open?.kind === 'train' ? (
        <TrainDialog contents={open.contents} onClose={onClose} onStarted={props.onStarted} />
      ) : null}
      <DeleteViralDialog
        content={open?.kind === 'delete' ? open.content : null}
        onClose={onClose}
      />
    </>
  );
}
