import { type ReactNode, useState } from 'react';
import { words } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import styles from './pages.module.css';

/** Encrypted chat: other markup than the rest of X, and nothing that an extension may touch unasked. */
export function ChatPage(): ReactNode {
  const [text, setText] = useState('');
  return (
    <div data-testid="dm-container" className={boxClass(styles.chat)}>
      <div data-testid="dm-conversation-panel">
        <ul data-testid="dm-message-list">
          <li>gm</li>
        </ul>
        <textarea
          data-testid="dm-composer-textarea"
          aria-label={words.chat}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="button" data-testid="dm-composer-send-button" disabled={text === ''}>
          {words.chat}
        </button>
      </div>
    </div>
  );
}
