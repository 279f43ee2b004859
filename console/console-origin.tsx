/** As long as the usual one, so that nothing moves when the browser says where it is. */
const USUAL = 'http://localhost:3000';

interface OwnAddressProps {
  /** What follows the origin. */
  path?: string;
  /** X refuses localhost as the host of a callback. */
  byNumber?: boolean;
}

/** Where this console stands. The build, which prerenders the pages, cannot know: its place is kept. */
export function ConsoleOrigin({ path = '', byNumber }: OwnAddressProps) {
  const isKnown = typeof window !== 'undefined';
  const origin = isKnown ? window.location.origin : USUAL;
  return (
    <span data-own-address className={isKnown ? undefined : 'invisible'}>
      {(byNumber ? origin.replace('//localhost', '//127.0.0.1') : origin) + path}
    </span>
  );
}
