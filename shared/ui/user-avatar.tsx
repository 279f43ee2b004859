import { useState } from 'react';

const sizes = {
  mini: 'size-6 text-[0.625rem]',
  small: 'size-8 text-xs',
  medium: 'size-14 text-lg',
  large: 'size-20 text-2xl',
};

/** Somebody's picture, else their initials. Decoration: the name is beside it. */
export function UserAvatar(props: {
  name: string;
  image: string | null;
  size?: keyof typeof sizes;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = `grid shrink-0 place-items-center overflow-hidden rounded-full ${sizes[props.size ?? 'medium']}`;
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

/** 'Kit Ferro' gives KF, '@kit_ferro' gives KF, 'kit' gives K. */
function initials(name: string): string {
  const words = name.split(/[\s_@]+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
