import { Progress } from '@radix-ui/themes';
import { counted } from '#shared/i18n/formats/counted.ts';
import { readableSize } from '#shared/i18n/formats/figures.ts';
import { formatNumber, msg, t } from '#shared/i18n/translate.ts';
import { type ArchiveFault, MOST_ARCHIVE_POSTS } from '#shared/lib/x-archive/read-archive.ts';
import { CheckField, SelectField } from '../forms/fields.tsx';
import { FileField } from '../forms/file-field.tsx';
import type { Archive } from './use-archive.ts';

const faults: Record<ArchiveFault, string> = {
  'too-large': msg('The file must be smaller than 1 GB'),
  zip: msg('This is a ZIP file. Unzip it first, then choose tweets.js in its data folder.'),
  'not-archive': msg('This is not the tweets.js file of an X archive.'),
  'not-text': msg('This is not the tweets.js file of an X archive.'),
  malformed: msg('The file is damaged. Unzip the archive again, or request a new one from X.'),
  'cut-off': msg('The file is incomplete. Unzip the archive again, or request a new one from X.'),
};

const amounts = [200, 1_000, 5_000, MOST_ARCHIVE_POSTS];

/** Chooses X's archive file, and which of its posts are meant. The file itself is never uploaded. */
export function ArchiveField(props: {
  archive: Archive;
  disabled?: boolean;
  /** Another file, or another choice of its posts. */
  onChange?(): void;
}) {
  const { archive, disabled = false } = props;
  const { state, choice, file } = archive;
  const isReading = state.kind === 'reading';

  function choose(part: Partial<typeof choice>) {
    props.onChange?.();
    archive.setChoice({ ...choice, ...part });
  }

  return (
    <div className="grid gap-4">
      <FileField
        label={t('X archive')}
        hint={t(
          'Choose data/tweets.js from the archive you downloaded from X. It is read in your browser; only the posts you import are uploaded.',
        )}
        error={state.kind === 'failed' ? t(faults[state.fault]) : undefined}
        accept=".js,text/javascript,application/javascript"
        fileName={file?.name ?? null}
        disabled={disabled}
        onPick={(picked) => {
          props.onChange?.();
          archive.pick(picked);
        }}
        onCancel={isReading ? archive.cancel : undefined}
      />
      {isReading ? (
        <div>
          <p className="mb-2 text-sm text-muted">
            {t('{sent} of {total}', {
              sent: readableSize(state.bytes),
              total: readableSize(file?.size ?? 0),
            })}
          </p>
          <Progress
            value={state.bytes}
            max={Math.max(1, file?.size ?? 1)}
            aria-label={t('X archive')}
          />
        </div>
      ) : null}
      {state.kind === 'read' ? (
        <fieldset disabled={disabled} className="grid min-w-0 gap-3 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-medium">
            {t('{found} found, {chosen} selected', {
              found: counted(state.posts.length, 'post'),
              chosen: formatNumber(archive.texts.length),
            })}
          </legend>
          <CheckField
            label={t('Include replies')}
            checked={choice.replies}
            onChange={(replies) => choose({ replies })}
          />
          <CheckField
            label={t('Include reposts')}
            checked={choice.reposts}
            onChange={(reposts) => choose({ reposts })}
          />
          <SelectField
            label={t('At most')}
            hint={t('The newest first. Duplicates are left out.')}
            options={amounts.map((most) => ({
              value: String(most),
              label: counted(most, 'post'),
            }))}
            value={String(choice.most)}
            onChoose={(most) => choose({ most: Number(most) })}
          />
        </fieldset>
      ) : null}
    </div>
  );
}
