import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useDeferredValue, useState } from 'react';

/** A menu under its button. Radix Themes' own writes a style into the page, which its policy forbids. */
export function Menu(props: { trigger: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    // Deferred: the press is answered before the menu is drawn.
    <DropdownMenu.Root modal={false} open={useDeferredValue(open)} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{props.trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={menuRoot()}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[min(20rem,calc(100vw-24px))] overflow-y-auto rounded-card border border-line bg-panel p-1.5 text-sm shadow-raised"
        >
          {props.children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Where the colours of the theme hold. */
export function menuRoot(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.querySelector('[data-menus]');
}

const ITEM =
  'flex w-full cursor-pointer items-center rounded-control px-3 py-2 outline-none data-highlighted:bg-tint';

export function MenuItem(props: { isDanger?: boolean; onChoose(): void; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      className={`${ITEM} ${props.isDanger ? 'text-danger' : ''}`}
      onSelect={props.onChoose}
    >
      {props.children}
    </DropdownMenu.Item>
  );
}

/** An item that leads out of the page. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </DropdownMenu.Item>
  );
}
