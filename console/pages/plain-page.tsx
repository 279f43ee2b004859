import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

/** A page to read: sections of a title and a text each, both to be translated. */
export function PlainPage(props: {
  title: string;
  subtitle: string;
  sections: readonly [title: string, text: string][];
}) {
  return (
    <>
      <PageHeading title={props.title} subtitle={props.subtitle} />
      <Card className="max-w-2xl p-6">
        {props.sections.map(([title, text]) => (
          <section key={title} className="not-first:mt-6">
            <h2 className="heading text-xl">{t(title)}</h2>
            <p className="mt-1 text-muted">{t(text)}</p>
          </section>
        ))}
      </Card>
      <a href="/THIRD-PARTY-NOTICES.txt" className="mt-6 inline-block text-link underline">
        {t('Open-source licences')}
      </a>
    </>
  );
}
