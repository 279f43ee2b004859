export default function QueueTab() {
  return null;
}
