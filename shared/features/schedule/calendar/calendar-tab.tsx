export default function CalendarTab(_: { onOpen(x: unknown): void }) {
  return null;
}
