import type { ReactNode } from 'react';
import styles from './post/post.module.css';
import { boxClass } from './view.tsx';

function hueOf(handle: string): number {
  return [...handle].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

export function Avatar({ handle, size = 40 }: { handle: string; size?: number }): ReactNode {
  const hue = hueOf(handle);
  return (
    <div
      className={boxClass(styles.avatar)}
      style={{
        width: size,
        height: size,
        fontSize: size / 2.4,
        background: `linear-gradient(135deg, hsl(${hue} 62% 52%), hsl(${(hue + 50) % 360} 68% 38%))`,
      }}
      aria-hidden="true"
    >
      {handle.charAt(0).toUpperCase()}
    </div>
  );
}
