import { msg, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';

const features = [
  {
    title: msg('AI Reply on every post'),
    text: msg('One press under a post drafts an answer in the voice of your persona.'),
  },
  {
    title: msg('AI Post in the composer'),
    text: msg('Start a new post from a thought, without leaving X.'),
  },
  {
    title: msg('Personas in the side panel'),
    text: msg('Make, change and pause personas next to the timeline.'),
  },
  {
    title: msg('You press the button'),
    text: msg("Drafts land in X's own composer. Troupe never posts, likes or follows by itself."),
  },
];

export function ExtensionFeatures() {
  return (
    <ul aria-label={t('What it does')} className="mb-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ title, text }) => (
        <li key={title}>
          <Card className="h-full">
            <h2 className="font-medium">{t(title)}</h2>
            <p className="mt-1 text-sm text-muted">{t(text)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
