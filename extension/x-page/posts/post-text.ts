/** Text as a person reads it: X shows emoji as pictures, and `textContent` would lose them. */
export function postText(element: Node): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    else if (node.nodeName === 'IMG') text += (node as HTMLImageElement).alt;
    else if (node.nodeName === 'BR') text += '\n';
    else text += postText(node);
  }
  return text;
}
