import { instantOf } from './time-zones.ts';

/** A day and time as the pickers write them, and whose clock that is; without a zone nobody has said. */
interface PickedTime {
  date: string;
  time: string;
  zone?: string | undefined;
}

/** Its instant; null where none was picked, or where it is none. `zone`: of one that names none. */
export function instantOfPicked(picked: PickedTime | null | undefined, zone: string) {
  if (!picked?.date || !picked.time) return null;
  try {
    return instantOf(`${picked.date}T${picked.time.slice(0, 5)}`, picked.zone || zone);
  } catch {
    return null;
  }
}
