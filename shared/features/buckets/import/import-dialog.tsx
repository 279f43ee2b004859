import { Button } from '@radix-ui/themes';
import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import {
  type ContentBucket,
  sampleContentTypes,
  samplePlatforms,
} from '#shared/contracts/buckets.ts';
import { counted } from '#shared/i18n/formats/counted.ts';
import { formatNumber, labelled, msg, t } from '#shared/i18n/translate.ts';
import { CsvField } from '#shared/ui/csv/csv-field.tsx';
import { EncodingCheck, EncodingField } from '#shared/ui/csv/encoding-field.tsx';
import { PreviewTable } from '#shared/ui/csv/preview-table.tsx';
import { useCsvFile } from '#shared/ui/csv/use-csv-file.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';
import { ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { ArchiveField } from '#shared/ui/x-archive/archive-field.tsx';
import { useArchive } from '#shared/ui/x-archive/use-archive.ts';
import {
  contentTypeLabel,
  contentTypeOptions,
  platformLabel,
  platformOptions,
} from '../bucket-labels.ts';
import { ImportProgress } from './import-progress.tsx';
import { type Defaults, readCsv, rowsOfPaste, rowsOfTexts } from './import-row.ts';
import { useImport } from './use-import.ts';

/** What was pasted, and what holds for texts that do not say it themselves. */
const importDraft = z.object({
  text: draftText,
  contentType: z._default(z.enum(sampleContentTypes), 'social_post'),
  platform: z._default(z.enum(samplePlatforms), 'twitter'),
});

const emptyImport = importDraft.parse({});

const usePersistedImport = createPersistedForm('sample-import', importDraft, emptyImport);

/** The rows of a chosen file, read again when the defaults change. */
function useCsvRows({ contentType, platform }: Defaults) {
  const read = useCallback(
    (text: string) => readCsv(text, { contentType, platform }),
    [contentType, platform],
  );
  return useCsvFile(read);
}

const ways = [
  { value: 'paste', label: msg('Paste') },
  { value: 'csv', label: msg('CSV file') },
  { value: 'archive', label: msg('X archive') },
] as const;

/** Many samples at once, pasted or from a file. It stays open while an import runs. */
export function ImportDialog({ bucket, onClose }: { bucket: ContentBucket; onClose(): void }) {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('paste');
  const [kept, setKept] = usePersistedImport(bucket.id);
  const csv = useCsvRows(kept);
  const archive = useArchive();
  const { texts } = archive;
  const { contentType, platform } = kept;
  // Thousands of them are not checked again for every press.
  const posts = useMemo(
    () => rowsOfTexts(texts, { contentType, platform }),
    [texts, contentType, platform],
  );
  const { state, start, cancel, reset } = useImport(bucket.id);
  const running = state.kind === 'running';
  const rows = {
    paste: () => rowsOfPaste(kept.text, kept),
    csv: () => csv.rows,
    archive: () => posts,
  }[way]();
  const samples = rows.flatMap(({ input, problem }) => (problem === null ? [input] : []));
  // What has gone through is not sent again.
  const already = state.kind === 'ended' ? state.sent : 0;
  const left = samples.length - already;

  function change(part: Partial<typeof kept>) {
    setKept({ ...kept, ...part });
    reset();
  }

  function leave() {
    if (running) return;
    if (way === 'paste' && already > 0 && left === 0) {
      // What was refused is still to be put right.
      const refused = rows.filter(({ problem }) => problem !== null);
      const text = refused.map(({ input }) => input.content).join('\n\n');
      setKept(text === '' ? emptyImport : { ...kept, text });
    }
    onClose();
  }

  return (
    <FormDialog
      wide
      open
      onClose={leave}
      title={t('Import Samples')}
      description={t('Several samples for "{name}" at once. They are analyzed automatically.', {
        name: bucket.name,
      })}
    >
      <Tabs
        label={t('Ways to import')}
        tabs={labelled(ways)}
        active={way}
        onActivate={(next) => {
          if (running) return;
          setWay(next);
          reset();
        }}
      >
        <fieldset disabled={running} className="grid min-w-0 grid-cols-1 gap-5">
          <legend className="sr-only">{t('What to import')}</legend>
          {way === 'paste' ? (
            <ParagraphField
              label={t('Samples')}
              hint={t('One per block, with a blank line between two.')}
              rows={7}
              disabled={running}
              value={kept.text}
              onType={(text) => change({ text })}
            />
          ) : way === 'archive' ? (
            <ArchiveField archive={archive} disabled={running} onChange={reset} />
          ) : (
            <div className="grid gap-5">
              <CsvField
                fileName={csv.fileName}
                hint={t(
                  'Columns: content, contentType, platform, engagement, notes. Only content is needed.',
                )}
                error={csv.problem ?? undefined}
                disabled={running}
                onPick={(file) => {
                  reset();
                  csv.pick(file);
                }}
              />
              {csv.choice ? <EncodingField choice={csv.choice} /> : null}
            </div>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('Content Type')}
              hint={way === 'csv' ? t('Where the file names none') : undefined}
              options={contentTypeOptions()}
              value={kept.contentType}
              onChoose={(contentType) => change({ contentType })}
            />
            <SelectField
              label={t('Platform')}
              hint={way === 'csv' ? t('Where the file names none') : undefined}
              options={platformOptions()}
              value={kept.platform}
              onChoose={(platform) => change({ platform })}
            />
          </div>
        </fieldset>
      </Tabs>
      <div className="mt-5 grid grid-cols-1 gap-5">
        {rows.length > 0 ? (
          <PreviewTable
            noun="sample"
            columns={[t('Type'), t('Platform')]}
            rows={rows.map(({ place, input, problem }) => ({
              place,
              problem,
              content: input.content,
              cells: [contentTypeLabel(input.contentType), platformLabel(input.platform)],
            }))}
          />
        ) : null}
        {way === 'csv' && rows.length > 0 && !running ? (
          <EncodingCheck choice={csv.choice} />
        ) : null}
        {state.kind === 'idle' ? null : <ImportProgress state={state} onCancel={cancel} />}
        {already > 0 && left === 0 ? (
          <Button size="3" onClick={leave}>
            {t('Done')}
          </Button>
        ) : (
          <Button
            size="3"
            disabled={running || left === 0 || (way === 'csv' && !csv.isReady)}
            onClick={() => void start(samples)}
          >
            {running ? t('Importing...') : buttonLabel(left, already)}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}

function buttonLabel(left: number, already: number): string {
  if (already > 0) return t('Import the other {left}', { left: formatNumber(left) });
  return left === 0 ? t('Import') : t('Import {samples}', { samples: counted(left, 'sample') });
}
