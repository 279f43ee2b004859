import type { ReactNode } from 'react';
import { inSandbox } from '../page-options.ts';
import { chooseUser, useCurrentUser } from '../posted/current-user.ts';
import { useKnown } from '../posted/posted-store.ts';
import { nextTheme, useCurrentTheme } from './current-theme.ts';
import styles from './shell.module.css';

/** X has no such thing: what this is, how it looks and, in a sandbox, as whom it posts. */
export function SandboxLabel(): ReactNode {
  const { theme } = useCurrentTheme();
  return (
    <div lang="en" dir="ltr" className={styles.label}>
      <span>X sandbox: nothing leaves this machine</span>
      {inSandbox && <PostAs />}
      <button type="button" className={styles.labelButton} onClick={nextTheme}>
        Theme: {theme}
      </button>
    </div>
  );
}

function PostAs(): ReactNode {
  const { users } = useKnown();
  const { handle } = useCurrentUser();
  return (
    <label className={styles.labelChoice}>
      Post as
      <select value={handle} onChange={({ target }) => chooseUser(target.value)}>
        {(users.length > 0 ? users : [handle]).map((username) => (
          <option key={username} value={username}>
            @{username}
          </option>
        ))}
      </select>
    </label>
  );
}
