/**
 * Why a page is refused: the session of its browser has another workspace or person by now. `page` is
 * named only to who shares a workspace with it; the page itself knows its own name.
 */
export const session = {
  'session.other-workspace':
    'This page belongs to the workspace {page:text}, but {now:text} is open in this browser now.',
  'session.other-unnamed-workspace':
    'This page belongs to another workspace, but {now:text} is open in this browser now.',
  // The text of the page stays with its person, whoever signs in after them.
  'session.other-person':
    'This page belongs to @{page:text}, but @{now:text} is signed in in this browser now.',
  'session.other-unnamed-person':
    'This page belongs to another person, but @{now:text} is signed in in this browser now.',
} as const;
