import { msg, t } from '#shared/i18n/translate.ts';
import { unknownPlaceholder } from '#shared/lib/text/campaign-placeholders.ts';
import { SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { AddButton, useGrowingList } from '#shared/ui/forms/growing-list.tsx';
import { ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { CloseIcon } from '#shared/ui/icons.tsx';

const MOST = 50;

const variables = [
  { name: '{topic}', meaning: msg('your hashtags in turn, else the name of the campaign') },
  { name: '{ticker}', meaning: msg('the first $TICKER that the campaign names') },
  { name: '{date}', meaning: msg('the day the post is published, such as November 22') },
];

/** The templates that the posts of a campaign take in turn: X refuses the same text twice. */
export function TemplatesField(props: {
  templates: readonly string[];
  error: string | undefined;
  onChange(templates: string[]): void;
}) {
  const { templates, onChange } = props;
  const { group, focusText } = useGrowingList();
  const wrong = Math.max(
    0,
    templates.findIndex((text) => unknownPlaceholder(text) !== null),
  );

  function show(next: string[], place: number) {
    onChange(next);
    focusText(place);
  }

  return (
    <div ref={group} className="flex flex-col gap-3">
      {templates.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a template is its place
        <div key={place} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <ParagraphField
              label={
                place === 0
                  ? t('Content Template')
                  : t('Content Template {place}', { place: place + 1 })
              }
              optional={place > 0}
              error={place === wrong ? props.error : undefined}
              required={place === 0}
              rows={3}
              placeholder={t('gm. Today I am watching {ticker}: {topic}')}
              value={text}
              onType={(typed) => onChange(templates.toSpliced(place, 1, typed))}
            />
          </div>
          {templates.length > 1 ? (
            <SecondaryIconButton
              className="mt-7"
              aria-label={t('Remove template {place}', { place: place + 1 })}
              onClick={() => show(templates.toSpliced(place, 1), Math.max(0, place - 1))}
            >
              <CloseIcon />
            </SecondaryIconButton>
          ) : null}
        </div>
      ))}
      <AddButton
        disabled={templates.length >= MOST}
        onClick={() => show([...templates, ''], templates.length)}
      >
        {t('Add template')}
      </AddButton>
      <div className="text-xs text-muted">
        <p>{t('Templates rotate. You can also describe what to write.')}</p>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          {variables.map(({ name, meaning }) => (
            <div key={name} className="contents">
              <dt>
                <code translate="no">{name}</code>
              </dt>
              <dd>{t(meaning)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">{t('AI-written posts are labeled "Made with AI".')}</p>
        <details className="mt-2">
          <summary className="w-fit cursor-pointer rounded-control">{t('Help')}</summary>
          <p className="mt-1">
            {t('Braces with spaces inside, { like these }, are posted as they are.')}
          </p>
        </details>
      </div>
    </div>
  );
}
