import { answeringAt, answeringKind } from '../x-page/composer/answering.ts';
import { $closest, $optional } from '../x-page/query.ts';
import { cell, dialog, submit, toolBar } from '../x-page/selectors.ts';
import type { Feature } from './manager.ts';
import { relabel } from './page-button.ts';

/** One button in each composer of X: in the dialog, at home, under a post, in a thread. */
export const composeButton: Feature = {
  id: 'compose-button',
  init(page) {
    const hosts = new WeakMap<Element, HTMLElement>();
    const inDialogs = new Set<HTMLElement>();

    // X may render the post answered, or the quoted card, after the tool bar of the dialog.
    const followDialogs = () => {
      const closed = new AbortController();
      const update = () => {
        for (const host of inDialogs) {
          if (host.isConnected) relabel(host, labelFor(host));
          else inDialogs.delete(host);
        }
        if (inDialogs.size === 0) closed.abort();
      };
      page.afterChange(update, closed.signal);
    };

    const addButton = (bar: HTMLElement) => {
      if (bar.contains(hosts.get(bar) ?? null)) return;
      const host = page.makeButton(labelFor(bar));
      bar.insertBefore(host, branchOf($optional(submit, bar), bar));
      hosts.set(bar, host);
      if (!bar.closest(dialog)) return;
      inDialogs.add(host);
      if (inDialogs.size === 1) followDialogs();
    };
    // A row comes with a composer only where one with a text in it was left.
    page.each(toolBar, addButton, cell);

    page.onPress((anchor) => {
      const bar = $closest(toolBar, anchor);
      const answering = answeringAt(bar, page.remembered.answering);
      page.openDraft({ anchor, answering, toolBar: bar });
    });
  },
};

function labelFor(place: Element): string {
  return answeringKind(place) === 'reply' ? 'AI Reply' : 'AI Post';
}

/** The direct child of the bar that holds the element; null puts our button last. */
function branchOf(element: Element | null, bar: Element): Element | null {
  let branch = element;
  while (branch && branch.parentElement !== bar) branch = branch.parentElement;
  return branch;
}
