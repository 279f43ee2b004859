/**
 * Green and with a pulse where something is at work. It beats for less than five seconds: what moves
 * for longer needs a way to be stopped (WCAG 2.2.2), and keeps the browser at work.
 */
export function StatusDot(props: { isActive: boolean; size: 'size-1.5' | 'size-2' }) {
  const look = props.isActive ? 'bg-ok motion-safe:animate-status' : 'bg-muted';
  return <span data-status-dot="" className={`${props.size} rounded-full ${look}`} />;
}
