import {
  cloneElement,
  createContext,
  type HTMLAttributes,
  type ReactElement,
  useContext,
} from 'react';

interface Look {
  accentColor: string;
  grayColor: string;
  panelBackground: string;
  radius: string;
}

type Props = Partial<Look> &
  HTMLAttributes<HTMLElement> & {
    asChild?: boolean;
    hasBackground?: boolean;
    children: ReactElement<HTMLAttributes<HTMLElement>>;
  };

const AboveThis = createContext<Partial<Look>>({});

/**
 * In the built console it stands in the place of Radix's own, of which we ask no more: what a page
 * and its dialogs look like, as attributes.
 */
export function Theme({ asChild, hasBackground = false, children, className, ...rest }: Props) {
  const above = useContext(AboveThis);
  const {
    accentColor = above.accentColor,
    grayColor = above.grayColor,
    panelBackground = above.panelBackground,
    radius = above.radius,
    ...more
  } = rest;
  const names = ['radix-themes', className, asChild ? children.props.className : null];
  const dressed = {
    ...more,
    'data-is-root-theme': !asChild,
    'data-accent-color': accentColor,
    'data-gray-color': grayColor,
    'data-has-background': hasBackground,
    'data-panel-background': panelBackground,
    'data-radius': radius,
    'data-scaling': '100%',
    className: names.filter(Boolean).join(' '),
  };
  const look = { accentColor, grayColor, panelBackground, radius };
  return (
    <AboveThis value={look}>
      {asChild ? cloneElement(children, dressed) : <div {...dressed}>{children}</div>}
    </AboveThis>
  );
}
