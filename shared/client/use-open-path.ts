import { useLocation } from 'wouter';
import { useHost } from './host.tsx';

/** Opens a path of the console: in this place where it has that screen, else as its host does. */
export function useOpenPath(): (path: string) => void {
  const host = useHost();
  const [, go] = useLocation();
  return (path) => {
    const isHere = host.screens?.includes(path.split('?')[0] ?? '') ?? false;
    return isHere ? go(path) : host.navigate(path);
  };
}
