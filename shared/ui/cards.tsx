import type { ReactNode } from 'react';
import { SkeletonBar } from './feedback/states.tsx';

/** A panel with the border, corner and shadow of the personality. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-card border border-line bg-panel p-5 shadow-card ${className}`}>
      {children}
    </div>
  );
}

/** A card that is being read: a picture, its heading and two lines, and what else it shows. */
export function CardSkeleton(props: { picture: string; children: ReactNode }) {
  return (
    <Card>
      <div className="flex items-center gap-3">
        <SkeletonBar className={props.picture} />
        <div className="flex-1">
          <SkeletonBar className="h-5 w-2/3" />
          <SkeletonBar className="mt-2 h-4 w-1/3" />
        </div>
      </div>
      <SkeletonBar className="mt-5 h-4" />
      <SkeletonBar className="mt-2 h-4 w-4/5" />
      {props.children}
    </Card>
  );
}
