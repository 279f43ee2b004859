import { useState } from 'react';

/** Somebody's picture, else their initials. Decoration: the name is beside it. */
export function UserAvatar(props: { name: string; image: string | null; large?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  const size = props.large ? 'size-20 text-2xl' : 'size-14 text-lg';
  const box = `grid shrink-0 place-items-center overflow-hidden rounded-full ${size}`;
  if (props.image && props.image !== broken) {
    return (
      <span className={`${box} bg-tint`}>
        <img
          src={props.image}
          alt=""
          className="size-full object-cover"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(props.image)}
        />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={`${box} heading bg-link-tint text-link`}>
      {initials(props.name)}
    </span>
  );
}

/** 'Kit Ferro' gives KF, 'kit_ferro' gives KF, 'kit' gives K. */
function initials(name: string): string {
  const words = name.split(/[\s_]+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
