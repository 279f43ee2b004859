/** Another extension's buttons: plain nodes at both ends of the bar, put there behind React's back. */
export function addForeignButtons(bar: HTMLElement): () => void {
  const added = ['first', 'last'].map((place) => {
    const holder = document.createElement('div');
    holder.className = 'other-extension';
    holder.dataset.otherExtension = place;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '✨';
    button.setAttribute('aria-label', 'Improve with OtherTool');
    holder.append(button);
    return holder;
  });
  bar.prepend(added[0]!);
  bar.append(added[1]!);
  return () => {
    for (const holder of added) holder.remove();
  };
}
