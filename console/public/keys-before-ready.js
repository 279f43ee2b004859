// Ctrl+K and what is typed after it, before the command palette is there; console/shell/palette/early-keys.ts takes both.
{
  let typed = null;
  const isPalette = (event) =>
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey &&
    (event.key.toLowerCase() === 'k' || (!/^[ -~]$/.test(event.key) && event.code === 'KeyK'));
  const listen = (event) => {
    if (isPalette(event)) typed ??= '';
    else if (typed === null || event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'Escape') typed = null;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', listen, true);
  window.takeKeysBeforeReady = () => {
    removeEventListener('keydown', listen, true);
    const taken = typed;
    typed = null;
    return taken;
  };
}
