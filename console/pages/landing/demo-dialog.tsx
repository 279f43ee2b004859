import { Button } from '@radix-ui/themes';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { msg, t } from '#shared/i18n/translate.ts';
import { PauseIcon, PlayIcon } from '#shared/ui/action-icons.tsx';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';

const STEP_MS = 5_000;
const X = '/reply-on-x.webp';

/** Pictures of the product, made by `tools/demo/take-pictures.ts`. */
const steps = [
  {
    picture: '/demo/personas.webp',
    text: msg('Make a persona. It learns how to write from posts that you choose.'),
  },
  {
    picture: X,
    text: msg('Press the spark under a post on X. Troupe reads that post and nothing else.'),
  },
  {
    picture: X,
    text: msg(
      'Choose persona and tone. The draft appears, with the number of characters X counts.',
    ),
  },
  { picture: X, text: msg("Insert puts it into X's own composer. Only you press Reply.") },
  {
    picture: '/demo/schedule.webp',
    text: msg('Schedule posts and threads, and let campaigns fill the queue.'),
  },
  {
    picture: '/demo/dashboard.webp',
    text: msg('The dashboard shows what needs you, what is scheduled next and what worked.'),
  },
  {
    picture: '/demo/analytics.webp',
    text: msg('Analytics tells which post, persona and hour people react to.'),
  },
];

/** The demo: the product step by step, by itself or by keys. */
export default function DemoDialog(props: { open: boolean; onClose(): void }) {
  return (
    <FormDialog
      wide="picture"
      open={props.open}
      onClose={props.onClose}
      title={t('How it works')}
      description={t('From a persona to what worked, in {n} steps', { n: steps.length })}
    >
      <Player />
    </FormDialog>
  );
}

function Player() {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(mayMove);
  const last = steps.length - 1;
  const step = steps[at] ?? steps[0]!;
  const next = steps[at + 1];

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  function go(to: number) {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  }

  function play() {
    if (!playing && at === last) setAt(0);
    setPlaying(!playing);
  }

  function press(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only add to the buttons
    <div onKeyDown={press}>
      <img
        src={step.picture}
        alt=""
        width={1280}
        height={900}
        className="aspect-[64/45] h-auto w-full rounded-card border border-line object-cover object-top"
      />
      {next ? <link rel="prefetch" as="image" href={next.picture} /> : null}
      <p
        // A reader is told of the steps that its owner takes, not of those that pass by.
        aria-live={playing ? 'off' : 'polite'}
        className="mt-4 min-h-12 text-balance"
      >
        <span className="mr-2 text-muted tabular-nums">
          {t('{n} of {all}', { n: at + 1, all: steps.length })}
        </span>
        {t(step.text)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <SecondaryButton disabled={at === 0} onClick={() => go(at - 1)}>
          {t('Previous')}
        </SecondaryButton>
        <SecondaryButton disabled={at === last} onClick={() => go(at + 1)}>
          {t('Next')}
        </SecondaryButton>
        <Button variant="soft" onClick={play}>
          {playing ? <PauseIcon /> : <PlayIcon />} {playing ? t('Pause') : t('Play')}
        </Button>
      </div>
    </div>
  );
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
