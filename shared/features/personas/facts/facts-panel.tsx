import { useId, useState } from 'react';
import { MOST_FACTS, type Persona, type PersonaFact } from '#shared/contracts/personas.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { useSaveFacts } from '../change-queries.ts';
import { emptyFact, FactForm, factDraft, toFactInput } from './fact-form.tsx';
import { FactRow } from './fact-row.tsx';

const useNewFact = createPersistedForm('persona-fact', factDraft, emptyFact);
const useEditedFact = createPersistedForm('persona-fact-edit', factDraft, emptyFact);

/** What the owner of a persona keeps for its drafts, each line to be added, changed and removed. */
export function FactsPanel({ persona }: { persona: Persona }) {
  const titleId = useId();
  const may = useMay('library.write');
  const keptFocus = useKeptFocus<HTMLElement>();
  const [adding, removing] = [useSaveFacts(persona.id), useSaveFacts(persona.id)];
  const [editing, setEditing] = useState<PersonaFact | null>(null);
  const facts = [...(persona.facts ?? [])];
  const isFull = facts.length >= MOST_FACTS;
  // What is typed for a fact that went meanwhile is still to be saved.
  if (editing && !facts.some(isOne(editing))) facts.push(editing);
  const [closed, setClosed] = useState<string | null>(null);
  const [added, keepAdded, keepAfter] = useNewFact(persona.id);

  function close(name: string) {
    setEditing(null);
    setClosed(name);
  }

  function add() {
    const sending = adding.mutateAsync((now) => [...now, toFactInput(added)]);
    keepAfter(sending, { ...emptyFact, kind: added.kind });
  }

  return (
    <section aria-labelledby={titleId} {...keptFocus}>
      <h2 id={titleId} tabIndex={-1} className="text-sm font-medium">
        {t('Facts')}
      </h2>
      <p className="mt-0.5 text-sm text-muted">
        {t(
          'Drafts may use these facts. Words under "Never say" stay out of them. Up to {n} facts.',
          { n: formatNumber(MOST_FACTS) },
        )}
      </p>
      <fieldset disabled={!may} className="contents">
        {facts.length === 0 ? (
          <p className="mt-4 rounded-card border border-dashed border-line p-4 text-center text-sm text-muted">
            {t('No facts yet')}
          </p>
        ) : (
          <ul aria-labelledby={titleId} className="mt-3 list-none divide-y divide-line">
            {facts.map((fact) => {
              const name = nameOf(fact);
              return editing && isOne(editing)(fact) ? (
                <li key={name} className="py-3">
                  <EditedFact personaId={persona.id} fact={fact} onClose={close} />
                </li>
              ) : (
                <FactRow
                  key={name}
                  fact={fact}
                  busy={removing.isPending}
                  takesFocus={closed === name}
                  onEdit={() => {
                    setClosed(null);
                    setEditing(fact);
                  }}
                  onRemove={() => removing.mutate((now) => now.filter((one) => !isOne(fact)(one)))}
                />
              );
            })}
          </ul>
        )}
        {isFull ? (
          <p className="mt-4 text-sm text-muted">{t('Remove a fact to add another.')}</p>
        ) : (
          <div className="mt-5 border-t border-line pt-5">
            <FactForm
              draft={added}
              onChange={keepAdded}
              serverError={adding.error}
              onSubmit={add}
              busy={adding.isPending}
              label={t('Add a fact')}
              submitLabel={t('Add')}
              busyLabel={t('Adding...')}
            />
          </div>
        )}
      </fieldset>
    </section>
  );
}

/** No fact stands there twice. */
type Fact = Pick<PersonaFact, 'kind' | 'text'>;
const nameOf = ({ kind, text }: Fact) => `${kind} ${text}`;

const isOne = (fact: Fact) => (other: Fact) => nameOf(other) === nameOf(fact);

/** One of the facts while it is changed. What was typed is kept until it is saved or cancelled. */
function EditedFact(props: { personaId: string; fact: PersonaFact; onClose(name: string): void }) {
  const { personaId, fact, onClose } = props;
  const save = useSaveFacts(personaId);
  const [kept, keep, keepAfter] = useEditedFact(`${personaId} ${nameOf(fact)}`);
  const draft = kept === emptyFact ? factDraft.parse(fact) : kept;

  function submit() {
    const changed = toFactInput(draft);
    const sending = save.mutateAsync((now) =>
      now.some(isOne(fact))
        ? now.map((one) => (isOne(fact)(one) ? changed : one))
        : [...now, changed],
    );
    keepAfter(sending, emptyFact);
    void sending.then(
      () => onClose(nameOf(changed)),
      () => undefined,
    );
  }

  return (
    <FactForm
      draft={draft}
      onChange={keep}
      serverError={save.error}
      onSubmit={submit}
      busy={save.isPending}
      label={t('Edit: {text}', { text: fact.text })}
      submitLabel={t('Save Changes')}
      busyLabel={t('Saving...')}
      onCancel={() => {
        keep(emptyFact);
        onClose(nameOf(fact));
      }}
    />
  );
}
