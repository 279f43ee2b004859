import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import type { DraftFormProps } from '#shared/ui/forms/draft-form.tsx';
import { useRested } from '#shared/ui/hooks/use-rested.ts';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { NoAccount } from '../../no-account.tsx';
import { pastedFiles } from '../media/pasted-files.ts';
import { Paper } from '../paper/paper.tsx';
import { PersonaChoice, useAuthor } from '../paper/persona-choice.tsx';
import { ToolRow } from '../paper/tool-row.tsx';
import { type PaperState, usePaper } from '../paper/use-paper.ts';
import { useWriting } from '../paper/use-writing.tsx';
import { useTextHistory } from '../text-history.ts';
import { type Around, PostBar } from './post-bar.tsx';
import { isEmptyPart, type PostDraft } from './post-draft.ts';
import { PostSettings } from './post-settings.tsx';
import { usePostCheck } from './use-post-check.ts';
import { type EditedPost, usePostIssues } from './use-post-issues.ts';
import { WhenFields } from './when-fields.tsx';

const PostFindings = lazyComponent(
  async () => (await import('../../worklist/post-findings.tsx')).PostFindings,
  { isWanted: ({ check }) => check.findings.length > 0 || Boolean(check.costUsd) },
);
const PostPreview = lazyComponent(
  async () => (await import('../preview/post-preview.tsx')).PostPreview,
  { Meanwhile: () => <div className="h-40" /> },
);

const SETTLE_MS = 150;

type PostFormProps = DraftFormProps<PostDraft> & {
  editing?: EditedPost;
  /** Tells one post that is written here from the next. */
  name?: string;
  /** What is said, or asked, of the approval of the post. */
  review?: ReactNode;
  around?: Around;
  /** Beside the press that schedules. */
  more?: ReactNode;
};

/** A post as it is written. The draft belongs to whoever shows the form, so that nothing is lost. */
export function PostForm(props: PostFormProps) {
  const { draft, around = 'dialog' } = props;
  const { personaId, when, date, time } = draft;
  const check = usePostCheck(draft, props.editing?.id ?? null);
  const { form, submit, refusal, issueOf, change, notePending } = usePostIssues(props, check);
  const group = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const history = useTextHistory(props.name ?? props.editing?.id ?? '', draft, change);
  const paper = usePaper({ group, text, draft, limit: check.limit, history, onChange: change });
  const writer = useWriting(draft, change, history);
  const [isPreviewed, setPreviewed] = useState(false);
  const author = useAuthor(personaId);
  const pollIssue = issueOf('options') ?? issueOf('poll');
  const textIssue =
    issueOf('content') ?? issueOf('parts') ?? issueOf('text') ?? issueOf('mediaIds') ?? pollIssue;
  const isBlank = draft.parts.some(isEmptyPart);
  const isOnX = draft.platform === 'twitter';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => submitByKeys(event)}
      onPaste={(event) => pasteBeside(event, paper)}
      className="flex flex-1 flex-col gap-5"
    >
      <div className="grid items-start gap-6 lg:has-[[data-preview]]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Paper
            group={group}
            draft={draft}
            paper={paper}
            limit={check.limit}
            error={isBlank ? textIssue : undefined}
            author={author}
            heading={
              <PersonaChoice personaId={personaId} onChoose={(id) => change({ personaId: id })} />
            }
            writing={writer.soFar}
            onPending={notePending}
          />
          {writer.panel(check.limit)}
          <PostSettings draft={draft} isNew={!props.editing} onChange={change} />
          <div role="status" className="flex flex-col gap-3 empty:hidden">
            <PostFindings
              check={check}
              draft={draft}
              onChange={(next) => {
                if (next.parts !== draft.parts) history.keep();
                change(next);
              }}
            />
            <NoAccount draft={draft} />
          </div>
          {props.review}
        </div>
        {isPreviewed && isOnX ? <Preview draft={draft} /> : null}
      </div>
      <PostBar
        around={around}
        refusal={refusal ?? (isBlank ? null : (textIssue ?? null))}
        tools={
          <ToolRow
            draft={draft}
            paper={paper}
            text={text}
            history={history}
            writer={writer.tool}
            preview={
              isOnX ? { isOpen: isPreviewed, press: () => setPreviewed(!isPreviewed) } : null
            }
            onNumber={(isNumbered) => change({ isNumbered })}
          />
        }
        when={
          <WhenFields
            {...{ when, date, time }}
            error={issueOf('scheduledTime')}
            onChange={change}
          />
        }
        more={props.more}
        busy={props.busy}
        submitLabel={props.submitLabel}
        busyLabel={props.busyLabel}
      />
    </form>
  );
}

function Preview(props: { draft: PostDraft }) {
  const draft = useRested(props.draft, SETTLE_MS);
  return (
    <div data-preview="" className="sticky top-0 min-w-0">
      <PostPreview draft={draft} />
    </div>
  );
}

function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (endsConversion(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Files that are pasted beside the texts go to the part that was written in last. */
function pasteBeside(event: ClipboardEvent, paper: PaperState) {
  if (event.defaultPrevented) return;
  const { types, files } = event.clipboardData;
  const getData = (type: string) => event.clipboardData.getData(type);
  const pasted = pastedFiles({ types, files, getData });
  if (pasted.length === 0) return;
  event.preventDefault();
  paper.add(pasted);
}
