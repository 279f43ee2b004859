import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { choiceFor, keepChoice } from '../account-persona.ts';
import type { DraftChoice } from '../protocol.ts';

/** Persona, tone and provider for the account in use beside the panel; null while they are read. */
export function useAccountChoice(place: string, handle: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const enabled = useAuthentication().user !== null;
  const { data: personas } = useQuery({ ...personaList(api), enabled });
  const { data: accounts } = useQuery({ ...socialAccountList(api), meta: {}, enabled });
  const [choice, setChoice] = useState<DraftChoice | null>(null);

  useEffect(() => {
    void choiceFor(place, handle, accounts ?? [], personas ?? []).then(setChoice);
  }, [place, handle, personas, accounts]);

  return {
    personas: personas ?? [],
    choice,
    /** Waits for what the server has not told yet; where it is away, the persona is null. */
    async read(): Promise<DraftChoice> {
      const [known, connected] = await Promise.all([
        queries.ensureQueryData(personaList(api)).catch(() => null),
        queries.ensureQueryData(socialAccountList(api)).catch(() => null),
      ]);
      return choiceFor(place, handle, connected ?? [], known ?? []);
    },
    choosePersona(personaId: string) {
      if (!choice) return;
      const chosen = { ...choice, personaId };
      setChoice(chosen);
      void keepChoice(chosen);
    },
  };
}
