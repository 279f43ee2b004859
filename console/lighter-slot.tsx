import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';

type Props = HTMLAttributes<HTMLElement> & {
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

function Root({ children: link, className, ...button }: Props) {
  const names = [className, link.props.className].filter(Boolean).join(' ');
  return cloneElement(link, { ...button, ...link.props, className: names });
}

/**
 * In the built console it stands in the place of Radix's own, of which its buttons ask no more: a
 * link that looks like one.
 */
export const Slot = { Root };
