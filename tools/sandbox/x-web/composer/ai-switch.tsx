import { type ReactNode, useState } from 'react';
import { Icon } from '../icon.tsx';
import { has } from '../page-options.ts';
import { words } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import styles from './composer.module.css';

interface AiSwitchProps {
  on: boolean;
  onToggle: () => void;
}

/** X's "Made with AI": a switch of its own, one in the menu of the content disclosures, or none. */
export function AiSwitch(props: AiSwitchProps): ReactNode {
  if (has('no-ai-switch')) return null;
  return has('ai-switch-in-menu') ? <DisclosureMenu {...props} /> : <Switch {...props} />;
}

function Switch({ on, onToggle }: AiSwitchProps): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      data-testid="madeWithAiSwitch"
      className={boxClass(styles.aiSwitch, on && styles.aiSwitchOn)}
      onClick={onToggle}
    >
      <span>{words.madeWithAi}</span>
    </button>
  );
}

function DisclosureMenu(props: AiSwitchProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div className={boxClass(styles.disclosure)}>
      <button
        type="button"
        aria-label={words.contentDisclosure}
        aria-expanded={open}
        data-testid="contentDisclosureButton"
        className={boxClass(styles.tool)}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <div role="group" aria-label={words.contentDisclosure} className={boxClass()}>
          <Switch {...props} />
        </div>
      )}
    </div>
  );
}
