import { msg, t } from '#shared/i18n/translate.ts';

const reasons = [
  {
    title: msg('Crypto is on X'),
    text: msg('Personas read and write where your audience is.'),
  },
  {
    title: msg('No new password'),
    text: msg('X confirms who you are. Troupe never sees your X password.'),
  },
  {
    title: msg('Minimal permissions'),
    text: msg('Reading, posting and media. Never your direct messages.'),
  },
  {
    title: msg('You can leave at any time'),
    text: msg("Revoke the permission in X's settings under connected apps."),
  },
];

export function WhyX() {
  return (
    <section aria-labelledby="why-x" className="border-t border-line pt-8">
      <h2 id="why-x" className="heading text-xl">
        {t('Why X?')}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {reasons.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{t(title)}</dt>
            <dd className="mt-0.5 text-sm text-muted">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
