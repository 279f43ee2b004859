import { useId, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Member } from '#shared/contracts/members.ts';
import { memberList } from '#shared/features/team/queries.ts';
import { nameAtEnd } from '#shared/lib/text/mentioned-names.ts';

const MOST_OFFERED = 8;

/** Offers the members of the workspace while a name is typed after an @. */
export function useMention(text: string, replace: (text: string, caret: number) => void) {
  const list = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const before = caret === null ? '' : text.slice(0, caret);
  const name = nameAtEnd(before)?.toLowerCase() ?? null;
  const wanted = name !== null;
  const members = useQuery({ ...memberList(useApi()), enabled: wanted }).data ?? [];
  const offered = wanted ? matching(members, name).slice(0, MOST_OFFERED) : [];

  function choose(member: Member | undefined) {
    if (!member || caret === null || name === null) return;
    const head = `${text.slice(0, caret - name.length)}${member.username} `;
    const after = text.slice(caret).replace(/^ /, '');
    replace(head + after, head.length);
    setCaret(null);
  }

  return {
    list,
    offered,
    active: Math.min(active, offered.length - 1),
    setActive,
    choose,
    close: () => setCaret(null),
    moveCaret(to: number) {
      setCaret(to);
      setActive(0);
    },
    /** Answers whether the key was for the list. */
    press(key: string): boolean {
      if (offered.length === 0) return false;
      const way = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (way !== undefined) {
        setActive(
          (now) => (Math.min(now, offered.length - 1) + way + offered.length) % offered.length,
        );
      } else if (key === 'Enter' || key === 'Tab')
        choose(offered[Math.min(active, offered.length - 1)]);
      else if (key === 'Escape') setCaret(null);
      else return false;
      return true;
    },
  };
}

/** Those whose username begins so first, then those whose name has it. */
function matching(members: readonly Member[], name: string): Member[] {
  const others = members.filter(({ isSelf }) => !isSelf);
  const begins = ({ username }: Member) => username.toLowerCase().startsWith(name);
  const has = (member: Member) =>
    !begins(member) && `${member.username} ${member.name ?? ''}`.toLowerCase().includes(name);
  return [...others.filter(begins), ...others.filter(has)];
}
