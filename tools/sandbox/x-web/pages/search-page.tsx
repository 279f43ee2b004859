import { type ReactNode, useMemo, useState } from 'react';
import { people } from '../data/people.ts';
import { rootPost } from '../data/post-variants.ts';
import { navigate } from '../navigation.ts';
import { options } from '../page-options.ts';
import { words } from '../page-texts.ts';
import { HeadingRow, UserCell } from '../post/rows.tsx';
import { tweetRow } from '../timeline/home-rows.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { boxClass } from '../view.tsx';
import { usePageTitle } from './page-title.ts';
import styles from './pages.module.css';

function matches(text: string, query: string): boolean {
  return text.toLowerCase().includes(query.toLowerCase());
}

/** Search and hashtag pages: headings, people and posts in one list; no composer. */
export function SearchPage({ query }: { query: string }): ReactNode {
  usePageTitle(`${query} - ${words.search}`);
  const [typed, setTyped] = useState(query);
  const rows = useMemo(() => {
    const found = Array.from({ length: options.posts }, (_, at) => rootPost(at)).filter((post) =>
      matches(post.text, query),
    );
    const persons = people.filter((one) => matches(`${one.name} ${one.handle} ${one.bio}`, query));
    return [
      { key: 'people', node: <HeadingRow text={words.whoToFollow} /> },
      ...persons.slice(0, 3).map((person) => ({
        key: `person-${person.handle}`,
        node: <UserCell person={person} />,
      })),
      ...found.map(tweetRow),
    ];
  }, [query]);
  return (
    <>
      <form
        role="search"
        className={boxClass(styles.pageBar)}
        onSubmit={(event) => {
          event.preventDefault();
          navigate(`/search?q=${encodeURIComponent(typed)}`);
        }}
      >
        <input
          data-testid="SearchBox_Search_Input"
          aria-label={words.search}
          placeholder={words.search}
          className={styles.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <Timeline key={query} listKey={`search-${query}`} heading={words.search} rows={rows} />
    </>
  );
}
