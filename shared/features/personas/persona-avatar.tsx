import { useState } from 'react';
import { useHostImage } from '#shared/client/use-host-image.ts';
import { typeLook } from '#shared/i18n/persona-labels.ts';
import { PersonIcon } from '#shared/ui/icons.tsx';

/** The profile image, else the emoji of the type on its gradient. Decoration: the name is beside it. */
export function PersonaAvatar(props: {
  image: string | null;
  type: string;
  /** For a row of two lines. */
  isSmall?: boolean;
}) {
  const { image, type, isSmall = false } = props;
  const url = useHostImage(image);
  const [broken, setBroken] = useState<string | null>(null);
  const look = typeLook(type);
  const size = isSmall ? 'size-11 text-xl' : 'size-14 text-2xl';
  const box = `grid ${size} shrink-0 place-items-center overflow-hidden rounded-full`;

  if (url && url !== broken) {
    return (
      <span className={`${box} bg-tint`}>
        <img
          src={url}
          alt=""
          className="size-full object-cover"
          decoding="async"
          onError={() => setBroken(url)}
        />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${box} ${look ? '' : 'bg-tint text-muted'}`}
      style={look ? { backgroundImage: `linear-gradient(135deg, ${look.gradient})` } : undefined}
    >
      {look?.emoji ?? <PersonIcon size={26} />}
    </span>
  );
}
