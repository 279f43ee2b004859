import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { ApiError } from '#shared/client/api-client.ts';
import { NEXT_FREE_SLOT, POSTS_PER_IMPORT } from '#shared/contracts/publishing.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { counted } from '#shared/lib/format.ts';
import { platformLabel } from '#shared/lib/persona-labels.ts';
import { wallClockOf } from '#shared/lib/time-zones.ts';
import { CsvField } from '#shared/ui/csv/csv-field.tsx';
import { PreviewTable } from '#shared/ui/csv/preview-table.tsx';
import { readTable } from '#shared/ui/csv/read-table.ts';
import { useCsvFile } from '#shared/ui/csv/use-csv-file.ts';
import { FormDialog } from '#shared/ui/dialogs.tsx';
import { Refusal } from '#shared/ui/states.tsx';
import { useTimeZone } from '#shared/ui/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/time-zone-field.tsx';
import { useImportPosts } from '../queries.ts';
import { columns, type ImportRow, toRow } from './import-row.ts';
import { withRefusals } from './refused-rows.ts';

const readFile = (file: File) => readTable(file, columns, 'posts');

/** Many posts at once from a CSV file: all of them are scheduled, or none when one is wrong. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const { zone, choose } = useTimeZone();
  const personas = useQuery(personaList(useApi())).data;
  const csv = useCsvFile(readFile);
  const send = useImportPosts();
  const read = useMemo(
    () =>
      csv.rows.map(({ cells, problem }, index) =>
        toRow(cells, index + 1, { zone, personas: personas ?? [] }, problem),
      ),
    [csv.rows, zone, personas],
  );
  const rows = withRefusals(read, send.error);
  const good = read.filter(({ problem }) => problem === null);
  const tooMany = good.length > POSTS_PER_IMPORT;

  function pick(file: File) {
    send.reset();
    csv.pick(file);
  }

  return (
    <FormDialog
      wide
      open
      onOpenChange={(open) => open || send.isPending || onClose()}
      title="Import Posts"
      description="Schedules every post of a file, or none when one is wrong. A row without a time takes the next free slot."
    >
      <div className="flex flex-col gap-5">
        <CsvField
          fileName={csv.fileName}
          hint="Columns: content, date, time, platform, persona. Only content is needed."
          error={csv.problem ?? undefined}
          disabled={send.isPending}
          onPick={pick}
        />
        <TimeZoneField value={zone} onChoose={choose} hint="Of the times in the file." />
        {rows.length > 0 ? (
          <PreviewTable
            noun="post"
            columns={['When', 'Platform', 'Persona']}
            rows={rows.map((row) => toPreview(row, zone))}
          />
        ) : null}
        <Refusal>
          {tooMany ? `At most ${POSTS_PER_IMPORT} posts at once` : whyNot(send.error)}
        </Refusal>
        <Button
          size="3"
          disabled={send.isPending || good.length === 0 || tooMany}
          onClick={() =>
            send.mutate(
              good.map(({ input }) => input),
              { onSuccess: onClose },
            )
          }
        >
          {send.isPending
            ? 'Scheduling...'
            : good.length === 0
              ? 'Schedule'
              : `Schedule ${counted(good.length, 'post')}`}
        </Button>
      </div>
    </FormDialog>
  );
}

function toPreview({ place, input, persona, problem }: ImportRow, zone: string) {
  const when =
    input.scheduledTime === NEXT_FREE_SLOT
      ? 'Next free slot'
      : wallClockOf(input.scheduledTime, zone).replace('T', ' ');
  const cells = [when, platformLabel(input.platform ?? 'twitter'), persona];
  return { place, content: input.content, cells, problem };
}

function whyNot(error: Error | null): string | null {
  if (!error) return null;
  return error instanceof ApiError ? error.sentence : 'The server does not answer';
}
