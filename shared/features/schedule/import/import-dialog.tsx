import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { NEXT_FREE_SLOT, POSTS_PER_IMPORT } from '#shared/contracts/publishing.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { counted } from '#shared/i18n/formats/counted.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { CsvField } from '#shared/ui/csv/csv-field.tsx';
import { EncodingCheck, EncodingField } from '#shared/ui/csv/encoding-field.tsx';
import { PreviewTable } from '#shared/ui/csv/preview-table.tsx';
import { readTable } from '#shared/ui/csv/read-table.ts';
import { useCsvFile } from '#shared/ui/csv/use-csv-file.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import { useImportPosts } from '../edit-queries.ts';
import { useImportReview } from './import-review.tsx';
import { columns, type ImportRow, toRow } from './import-row.ts';
import { withRefusals } from './refused-rows.ts';

const readText = (text: string) => readTable(text, columns, t('The file holds no posts'));

/**
 * Many posts at once from a CSV file. Rows with a problem are left out, and stay to be read after
 * the others are scheduled; of those the server takes all, or none when one is wrong.
 */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const { zone, choose } = useChosenZone();
  const personas = useQuery(personaList(useApi())).data;
  const csv = useCsvFile(readText);
  const send = useImportPosts();
  const read = csv.rows.map(({ cells, problem }, index) =>
    toRow(cells, index + 1, { zone, personas: personas ?? [] }, problem),
  );
  // What was left out, once the others are scheduled.
  const [leftOut, setLeftOut] = useState<ImportRow[] | null>(null);
  const rows = leftOut ?? withRefusals(read, send.error);
  const good = leftOut ? [] : read.filter(({ problem }) => problem === null);
  const review = useImportReview(good.map(({ input }) => input));
  const tooMany = good.length > POSTS_PER_IMPORT;

  function pick(file: File) {
    send.reset();
    setLeftOut(null);
    csv.pick(file);
  }

  function schedule() {
    const wrong = read.filter(({ problem }) => problem !== null);
    send.mutate(
      good.map(({ input }) => input),
      {
        onSuccess({ posts }) {
          review.submit(posts);
          if (wrong.length > 0) setLeftOut(wrong);
          else onClose();
        },
      },
    );
  }

  function submitLabel() {
    if (leftOut) return t('Done');
    if (send.isPending) return t('Scheduling...');
    if (good.length === 0) return t('Schedule posts');
    return t('Schedule {posts}', { posts: counted(good.length, 'post') });
  }

  return (
    <FormDialog
      wide
      open
      onClose={() => send.isPending || onClose()}
      title={t('Import Posts')}
      description={t(
        'Schedules the posts of a file; rows with a problem are left out. A row without a time takes the next free slot.',
      )}
    >
      <div className="flex flex-col gap-5">
        <CsvField
          fileName={csv.fileName}
          hint={t('Columns: content, date, time, platform, persona. Only content is needed.')}
          error={csv.problem ?? undefined}
          disabled={send.isPending}
          onPick={pick}
        />
        {csv.choice && !leftOut ? <EncodingField choice={csv.choice} /> : null}
        <TimeZoneField value={zone} onChoose={choose} hint={t('Of the times in the file.')} />
        {rows.length > 0 ? (
          <PreviewTable
            noun="post"
            columns={[t('When'), t('Platform'), t('Persona')]}
            rows={rows.map((row) => toPreview(row, zone))}
          />
        ) : null}
        {rows.length > 0 && !leftOut ? <EncodingCheck choice={csv.choice} /> : null}
        {review.field}
        <Refusal>
          {tooMany
            ? t('At most {limit} posts at once', { limit: POSTS_PER_IMPORT })
            : send.error && errorSentence(send.error)}
        </Refusal>
        <BusyButton
          size="3"
          disabled={!leftOut && (good.length === 0 || tooMany || !csv.isReady)}
          busy={send.isPending}
          onClick={leftOut ? onClose : schedule}
        >
          {submitLabel()}
        </BusyButton>
      </div>
    </FormDialog>
  );
}

function toPreview({ place, input, misreadTime, persona, problem }: ImportRow, zone: string) {
  const time =
    input.scheduledTime === NEXT_FREE_SLOT
      ? t('Next free slot')
      : wallClockOf(input.scheduledTime, zone).replace('T', ' ');
  const cells = [
    excerpt(misreadTime, 30) || time,
    platformLabel(input.platform ?? 'twitter'),
    persona,
  ];
  return { place, content: input.content, cells, problem };
}
