import type { ReactNode } from 'react';

/** A link to somebody else's page, which learns nothing of ours. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  // Whatever a feed may have sent: anything but the web is no link.
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-link underline underline-offset-2"
    >
      {children}
    </a>
  );
}
