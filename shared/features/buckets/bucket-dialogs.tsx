import type { ContentBucket, ContentSample } from '#shared/contracts/buckets.ts';
import { AnalysisDialog } from './analysis-dialog.tsx';
import { CreateBucketDialog } from './create-bucket-dialog.tsx';
import { DeleteBucketDialog, DeleteSampleDialog } from './delete-dialogs.tsx';
import { EditBucketDialog } from './edit-bucket-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { AddSampleDialog } from './samples/add-sample-dialog.tsx';
import { UseInPersonaDialog } from './use-in-persona-dialog.tsx';

export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete' | 'use' | 'add-sample' | 'import'; bucket: ContentBucket }
  | { kind: 'analysis' | 'delete-sample'; sample: ContentSample };

/** The dialogs of the bucket screen, at most one of them open. Loaded apart from the screen. */
export default function BucketDialogs(props: { open: OpenDialog | null; onClose(): void }) {
  const { open, onClose } = props;
  return (
    <>
      <CreateBucketDialog open={open?.kind === 'create'} onClose={onClose} />
      {open?.kind === 'edit' ? <EditBucketDialog bucket={open.bucket} onClose={onClose} /> : null}
      {open?.kind === 'use' ? <UseInPersonaDialog bucket={open.bucket} onClose={onClose} /> : null}
      {open?.kind === 'add-sample' ? (
        <AddSampleDialog bucket={open.bucket} onClose={onClose} />
      ) : null}
      {open?.kind === 'import' ? <ImportDialog bucket={open.bucket} onClose={onClose} /> : null}
      {open?.kind === 'analysis' ? <AnalysisDialog sample={open.sample} onClose={onClose} /> : null}
      <DeleteBucketDialog bucket={open?.kind === 'delete' ? open.bucket : null} onClose={onClose} />
      <DeleteSampleDialog
        sample={open?.kind === 'delete-sample' ? open.sample : null}
        onClose={onClose}
      />
    </>
  );
}
