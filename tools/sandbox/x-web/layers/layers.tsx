import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePlace } from '../navigation.ts';
import { has, options } from '../page-options.ts';
import { useCurrentTheme } from '../shell/current-theme.ts';
import { themeVariables } from '../themes.ts';
import { ComposerDialog } from './composer-dialog.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { RepostMenu } from './repost-menu.tsx';
import { Toast } from './toast.tsx';

function Contents(): ReactNode {
  const { path, dialog } = usePlace();
  const photo = /^\/[^/]+\/status\/(\d+)\/(?:photo|video)\/\d+$/.exec(path)?.[1];
  return (
    <>
      {photo && !dialog && <PhotoViewer postId={photo} />}
      {dialog && <ComposerDialog key={JSON.stringify(dialog)} request={dialog} />}
      <RepostMenu />
      <Toast />
    </>
  );
}

/** The host of dialogs, menus and toasts, before the app; or, as a variant, outside the root. */
export function Layers(): ReactNode {
  const { theme } = useCurrentTheme();
  if (has('layers-outside')) {
    return createPortal(
      <div id="layers" style={themeVariables(theme, options.accent)}>
        <Contents />
      </div>,
      document.body,
    );
  }
  return (
    <div id="layers">
      <Contents />
    </div>
  );
}
