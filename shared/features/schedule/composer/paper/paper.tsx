import { type ComponentProps, memo, type ReactNode, type RefObject } from 'react';
import { PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import type { PostDraft } from '../form/post-draft.ts';
import { PaperPart } from './paper-part.tsx';
import type { PaperState } from './use-paper.ts';

/** A wide post of X's timeline has its text in this width and type, so that lines break as they do there. */
const AS_ON_X = 'max-w-[35.625rem] text-[15px] leading-5';

/** The text of a post, or the parts of a thread under each other, as they will stand on X. */
export function Paper(props: {
  draft: Pick<PostDraft, 'parts'>;
  group: RefObject<HTMLDivElement | null>;
  paper: PaperState;
  limit: number;
  error: string | undefined;
  author: { name: string; image: string | null };
  /** Above the first text. */
  heading: ReactNode;
  /** A draft as far as it is written; null while none is. It stands where the texts stand. */
  writing: string | null;
  /** A file for the part is on its way. */
  onPending(key: string, isPending: boolean): void;
}) {
  const { group, paper, author, heading, writing, limit, error, onPending } = props;
  const { parts } = props.draft;
  const isWriting = writing !== null;
  return (
    <div ref={group} className={`w-full ${AS_ON_X}`}>
      {isWriting ? (
        <div className="flex gap-3">
          <Rail author={author} isLast />
          <div className="min-w-0 flex-1">
            {heading}
            {/* Word by word would be noise to a screen reader: it hears the finished draft. */}
            <p
              aria-hidden
              dir="auto"
              className="min-h-24 wrap-anywhere whitespace-pre-wrap text-muted"
            >
              {writing}
            </p>
          </div>
        </div>
      ) : null}
      <div hidden={isWriting}>
        {parts.map((part, place) => (
          <div
            key={part.key}
            className={`flex gap-3 ${parts.length > 1 ? '[contain-intrinsic-size:auto_6rem] [content-visibility:auto] [overflow-clip-margin:8px]' : ''}`}
          >
            <Rail author={author} isLast={place === parts.length - 1} />
            <div className="min-w-0 flex-1">
              {place === 0 ? heading : null}
              <Part
                part={part}
                sent={paper.sent[place]?.text ?? part.text}
                place={place}
                isOnly={parts.length === 1}
                isLast={place === parts.length - 1}
                isFull={parts.length >= PARTS_PER_THREAD}
                limit={limit}
                error={error}
                acts={paper.acts}
                onPending={onPending}
              />
            </div>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {paper.told}
      </p>
    </div>
  );
}

/** The picture of who writes, with the line that joins a part to the next. */
function Rail(props: { author: { name: string; image: string | null }; isLast: boolean }) {
  return (
    <div className="flex w-10 shrink-0 flex-col items-center">
      <span className="[&>span]:size-10 [&>span]:text-sm">
        <UserAvatar name={props.author.name || '?'} image={props.author.image} />
      </span>
      {props.isLast ? null : <span aria-hidden className="my-1 w-0.5 flex-1 bg-(--gray-a5)" />}
    </div>
  );
}

type PartProps = ComponentProps<typeof PaperPart>;

/** Drawn anew only with a change of its own: of 25 parts one is typed in. What is out of sight is not painted. */
const Part = memo(function Part(props: PartProps) {
  return <PaperPart {...props} />;
});
