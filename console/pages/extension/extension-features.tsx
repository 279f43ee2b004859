import { Card } from '#shared/ui/cards.tsx';

const features = [
  {
    title: 'AI Reply on every post',
    text: 'One press under a post drafts an answer in the voice of your persona.',
  },
  {
    title: 'AI Post in the composer',
    text: 'Start a new post from a thought, without leaving X.',
  },
  {
    title: 'Personas in the side panel',
    text: 'Make, change and pause personas next to the timeline.',
  },
  {
    title: 'You press the button',
    text: "Drafts land in X's own composer. Troupe never posts, likes or follows by itself.",
  },
];

export function ExtensionFeatures() {
  return (
    <ul aria-label="What it does" className="mb-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ title, text }) => (
        <li key={title}>
          <Card className="h-full">
            <h2 className="font-medium">{title}</h2>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
