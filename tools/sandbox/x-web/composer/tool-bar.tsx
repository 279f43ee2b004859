import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { has } from '../page-options.ts';
import { words } from '../page-texts.ts';
import { boxClass, Wraps } from '../view.tsx';
import { AiSwitch } from './ai-switch.tsx';
import styles from './composer.module.css';
import { addForeignButtons } from './foreign-buttons.ts';
import { postLimit } from './x-length.ts';

export interface SubmitProps {
  testid: 'tweetButton' | 'tweetButtonInline';
  label: string;
  enabled: boolean;
  onPress: () => void;
}

/** Disabled carries all three marks, enabled carries none of them. */
export function SubmitButton({ testid, label, enabled, onPress }: SubmitProps): ReactNode {
  const disabled = !enabled || has('submit-stuck');
  return (
    <button
      type="button"
      data-testid={testid}
      className={boxClass(styles.submit)}
      disabled={disabled}
      aria-disabled={disabled ? 'true' : undefined}
      tabIndex={disabled ? -1 : undefined}
      onClick={onPress}
    >
      <div dir="auto">
        <span>{label}</span>
      </div>
    </button>
  );
}

function Tool(props: {
  icon: IconName;
  label: string;
  testid?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div role="presentation" className={boxClass()}>
      <button
        type="button"
        aria-label={props.label}
        data-testid={props.testid}
        className={boxClass(styles.tool)}
      >
        <Icon name={props.icon} />
      </button>
      {props.children}
    </div>
  );
}

interface ToolBarProps {
  /** Absent where the submit button stands in the app bar (mobile layout). */
  submit: SubmitProps | null;
  weight: number;
  /** Grows with every change; a bar that X rebuilds on each key is keyed by it. */
  changes: number;
  onAdd?: () => void;
}

function Counter({ weight }: { weight: number }): ReactNode {
  const left = postLimit - weight;
  return (
    <div
      role="progressbar"
      aria-valuenow={Math.min(100, Math.round((weight / postLimit) * 100))}
      data-testid="countdown-circle"
      className={boxClass(styles.counter, left < 0 && styles.over)}
    >
      {left <= 20 ? left : ''}
    </div>
  );
}

function Bar({ submit, weight, onAdd }: ToolBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (has('foreign-buttons')) return addForeignButtons(bar.current!);
  }, []);
  const end = (
    <div className={boxClass(styles.barEnd)}>
      {weight > 0 && <Counter weight={weight} />}
      {weight > 0 && onAdd && (
        <button
          type="button"
          data-testid="addButton"
          aria-label={words.addPost}
          className={boxClass(styles.tool)}
          onClick={onAdd}
        >
          <Icon name="add" />
        </button>
      )}
      {submit && <SubmitButton {...submit} />}
    </div>
  );
  return (
    <div ref={bar} data-testid="toolBar" className={boxClass(styles.toolBar)}>
      {has('actions-moved') && <Wraps depth={3}>{end}</Wraps>}
      <nav role="navigation" aria-live="polite" className={boxClass(styles.tools)}>
        <div data-testid="ScrollSnap-SwipeableList" className={boxClass(styles.swipe)}>
          <div role="tablist" data-testid="ScrollSnap-List" className={boxClass(styles.toolList)}>
            <Tool icon="media" label={words.media}>
              <input type="file" data-testid="fileInput" accept="image/*,video/mp4" hidden />
            </Tool>
            <Tool icon="gif" label={words.gif} testid="gifSearchButton" />
            <Tool icon="poll" label={words.poll} testid="createPollButton" />
            <Tool icon="emoji" label={words.emoji} />
            <Tool icon="schedule" label={words.schedule} testid="scheduleOption" />
            <Tool icon="location" label={words.location} testid="geoButton" />
          </div>
        </div>
      </nav>
      {!has('actions-moved') && <Wraps depth={0}>{end}</Wraps>}
    </div>
  );
}

export function ToolBar(props: ToolBarProps): ReactNode {
  const [madeWithAi, setMadeWithAi] = useState(false);
  return (
    <>
      <AiSwitch on={madeWithAi} onToggle={() => setMadeWithAi(!madeWithAi)} />
      <Bar key={has('toolbar-rebuilt') ? props.changes : 0} {...props} />
    </>
  );
}
