import { type ReactNode, useEffect } from 'react';
import { navigate } from '../navigation.ts';
import { words } from '../page-texts.ts';
import postStyles from '../post/post.module.css';
import { boxClass } from '../view.tsx';
import { usePageTitle } from './page-title.ts';
import styles from './pages.module.css';

/** Where X sends those who are signed out; the stand-in has nobody to sign in. */
export function LoginPage(): ReactNode {
  usePageTitle(words.logIn);
  useEffect(() => {
    if (window.location.pathname !== '/i/flow/login') navigate('/i/flow/login');
  }, []);
  return (
    <div className={boxClass(styles.missing)}>
      <a href="/i/flow/login" data-testid="loginButton" className={postStyles.pill}>
        <span>{words.logIn}</span>
      </a>
    </div>
  );
}
