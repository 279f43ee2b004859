import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useQuery } from '#shared/client/use-query.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ListStates } from './list-states.tsx';

/** A list whose reads end as they are told, one after the other. */
function showList(...reads: (string[] | null | Error)[]) {
  function List() {
    const list = useQuery({
      queryKey: ['names'],
      queryFn: () => {
        const read = reads.shift();
        return read instanceof Error ? Promise.reject(read) : Promise.resolve(read ?? null);
      },
      meta: { errorMessage: 'Failed to load names' },
    });
    return (
      <>
        <button type="button" onClick={() => void list.refetch()}>
          Again
        </button>
        <ListStates
          list={list}
          failed="There are no names to show"
          signedOut={<p>Signed out</p>}
          loading={<p>Loading</p>}
          empty={<p>Nobody</p>}
        >
          {(names) => <p>{names.join(', ')}</p>}
        </ListStates>
      </>
    );
  }
  renderScreen(<List />, {});
}

test('a list is loading, then there', async () => {
  showList(['Ada', 'Lin']);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Ada, Lin')).toBeTruthy();
});

test('an empty list and one that nobody is signed in for say so', async () => {
  showList([], null);
  expect(await screen.findByText('Nobody')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Signed out')).toBeTruthy();
});

test('a first read that failed says so in place, and Retry reads again', async () => {
  showList(new Error('500: no'), ['Ada']);
  expect(await screen.findByText('There are no names to show')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ada')).toBeTruthy();
  expect(screen.queryByText('There are no names to show')).toBeNull();
});

test('what was read stays when reading it again fails; a toast tells', async () => {
  showList(['Ada'], new Error('500: no'));
  await screen.findByText('Ada');
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Failed to load names')).toBeTruthy();
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(screen.queryByText('There are no names to show')).toBeNull();
});
