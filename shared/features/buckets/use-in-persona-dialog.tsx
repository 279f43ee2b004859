import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { NoPersonas } from '#shared/ui/feedback/no-personas.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import { type BucketUse, personaBuckets, useSaveBucketUse } from './persona-bucket-queries.ts';

/** Which personas learn from this bucket; it may be somebody else's public one. */
export function UseInPersonaDialog(props: { bucket: ContentBucket; onClose(): void }) {
  return (
    <FormDialog
      open
      onClose={props.onClose}
      title={t('Use in persona')}
      description={t('Choose the personas that learn how to write from "{name}".', {
        name: props.bucket.name,
      })}
    >
      <Choices {...props} />
    </FormDialog>
  );
}

function Choices({ bucket, onClose }: { bucket: ContentBucket; onClose(): void }) {
  const api = useApi();
  const personas = useQuery(personaList(api));
  const uses = useQueries({
    queries: (personas.data ?? []).map(({ id }) => personaBuckets(api, id)),
  });
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const save = useSaveBucketUse(bucket.id);

  // What was read stays when reading it again fails.
  const unread = [personas, ...uses].filter(({ isLoadingError }) => isLoadingError);
  if (unread.length > 0) {
    const retry = () => {
      for (const query of unread) void query.refetch();
    };
    return <ErrorState onRetry={retry}>{t('Failed to load personas')}</ErrorState>;
  }
  const reading = !personas.data || uses.some(({ data, isFetching }) => !data || isFetching);
  // While saving, the sets are read once more: the form stays as it is.
  if (reading && !save.isPending) return <Loading />;
  if (personas.data?.length === 0) return <NoPersonas />;

  const before = (place: number) => uses[place]?.data?.bucketIds.includes(bucket.id) ?? false;
  const changes: BucketUse[] = (personas.data ?? []).flatMap(({ id }, place) => {
    const used = chosen[id] ?? before(place);
    return used === before(place) ? [] : [{ personaId: id, used }];
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(changes, { onSuccess: onClose });
      }}
    >
      <fieldset disabled={save.isPending} className="grid gap-3">
        <legend className="sr-only">{t('Personas')}</legend>
        {(personas.data ?? []).map((persona, place) => (
          <CheckField
            key={persona.id}
            label={persona.name}
            hint={persona.description}
            checked={chosen[persona.id] ?? before(place)}
            onChange={(used) => setChosen({ ...chosen, [persona.id]: used })}
          />
        ))}
      </fieldset>
      <BusyButton
        type="submit"
        size="3"
        className="mt-6 w-full"
        disabled={changes.length === 0}
        busy={save.isPending}
      >
        {save.isPending ? t('Saving...') : t('Save')}
      </BusyButton>
    </form>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={t('Loading personas')} className="grid gap-3">
      <SkeletonBar className="h-6" />
      <SkeletonBar className="h-6 w-4/5" />
      <SkeletonBar className="h-6 w-2/3" />
    </div>
  );
}
