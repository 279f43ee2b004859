const reasons = [
  {
    title: 'It is where crypto talks',
    text: 'Personas read and write where your audience already is.',
  },
  {
    title: 'No new password',
    text: 'X confirms who you are. Troupe never sees your X password.',
  },
  {
    title: 'Only what drafting and posting need',
    text: 'Reading, posting and media. Never your direct messages.',
  },
  {
    title: 'You can leave at any time',
    text: "Take the permission back in X's settings under connected apps.",
  },
];

/** Why X is the way in. */
export function WhyX() {
  return (
    <section aria-labelledby="why-x" className="border-t border-line pt-8">
      <h2 id="why-x" className="heading text-xl">
        Why X?
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {reasons.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="mt-0.5 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
