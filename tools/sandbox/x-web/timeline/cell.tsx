import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from '../post/post.module.css';
import { boxClass, Wraps } from '../view.tsx';

interface CellProps {
  rowKey: string;
  top: number;
  measured: boolean;
  onHeight: (rowKey: string, height: number) => void;
  children: ReactNode;
}

/** One list row at its place. Until its height is known X shows it all but transparent. */
export function Cell({ rowKey, top, measured, onHeight, children }: CellProps): ReactNode {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = cell.current!;
    const report = () => onHeight(rowKey, element.getBoundingClientRect().height);
    report();
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => observer.disconnect();
  }, [rowKey, onHeight]);
  return (
    <div
      ref={cell}
      data-testid="cellInnerDiv"
      className={boxClass()}
      style={{
        transform: `translateY(${top}px)`,
        position: 'absolute',
        width: '100%',
        opacity: measured ? undefined : 0.01,
      }}
    >
      <div className={boxClass(styles.cell)}>
        <Wraps depth={1}>{children}</Wraps>
      </div>
    </div>
  );
}
