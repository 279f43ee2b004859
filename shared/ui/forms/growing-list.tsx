import { type ReactNode, useRef } from 'react';
import { PlusIcon } from '../icons.tsx';
import { SecondaryButton } from './busy-button.tsx';

/** Gives the focus to the text at that place of a list whose parts come and go, once it is drawn. */
export function useGrowingList(texts = 'textarea') {
  const group = useRef<HTMLDivElement>(null);
  const focusText = (place: number) =>
    requestAnimationFrame(() =>
      group.current?.querySelectorAll<HTMLElement>(texts)[place]?.focus(),
    );
  return { group, focusText };
}

/** The button below such a list. */
export function AddButton(props: { disabled: boolean; onClick(): void; children: ReactNode }) {
  return (
    <div>
      <SecondaryButton disabled={props.disabled} onClick={props.onClick}>
        <PlusIcon /> {props.children}
      </SecondaryButton>
    </div>
  );
}
