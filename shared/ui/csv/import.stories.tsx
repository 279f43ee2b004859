import { State, States } from '../testing/state.tsx';
import { ArchiveField } from '../x-archive/archive-field.tsx';
import type { Archive } from '../x-archive/use-archive.ts';
import { CsvField } from './csv-field.tsx';
import { EncodingCheck, EncodingField } from './encoding-field.tsx';
import { PreviewTable } from './preview-table.tsx';

export default { title: 'Import' };

const nothing = () => {};
const guessed = { isCertain: false, isConfirmed: false, choose: nothing, confirm: nothing };
const encoding = { ...guessed, encoding: 'windows-1252' } as const;

const archiveIn = (state: Archive['state']): Archive => ({
  file: state.kind === 'none' ? null : new File(['x'.repeat(2_000)], 'tweets.js'),
  state,
  choice: { replies: false, reposts: true, most: 1_000 },
  texts: ['gm'],
  pick: nothing,
  cancel: nothing,
  setChoice: nothing,
});

export const Csv = () => (
  <States>
    <State name="file">
      <CsvField
        fileName="posts.csv"
        hint="Columns: content"
        error={undefined}
        disabled={false}
        onPick={nothing}
      />
    </State>
    <State name="guessed encoding">
      <div className="grid gap-3">
        <EncodingField choice={encoding} />
        <EncodingCheck choice={encoding} />
      </div>
    </State>
    <State name="rows, one of them refused" isWide>
      <PreviewTable
        noun="post"
        columns={['time']}
        rows={[
          { place: 1, content: 'gm', cells: ['09:00'], problem: null },
          { place: 2, content: '', cells: [''], problem: 'Content is required' },
        ]}
      />
    </State>
  </States>
);

export const ArchiveOfX = () => (
  <States>
    <State name="none yet">
      <ArchiveField archive={archiveIn({ kind: 'none' })} />
    </State>
    <State name="being read">
      <ArchiveField archive={archiveIn({ kind: 'reading', bytes: 900 })} />
    </State>
    <State name="not that file">
      <ArchiveField archive={archiveIn({ kind: 'failed', fault: 'zip' })} />
    </State>
    <State name="read">
      <ArchiveField archive={archiveIn({ kind: 'read', posts: [] })} />
    </State>
  </States>
);
