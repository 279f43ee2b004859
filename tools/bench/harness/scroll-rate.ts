/** Runs in the page: milliseconds between so many frames, scrolling so many pixels at each. */
export function frames({ pixels, count = 240 }: { pixels: number; count?: number }) {
  return new Promise<number[]>((resolve) => {
    const gaps: number[] = [];
    let before = performance.now();
    const step = (now: number) => {
      gaps.push(now - before);
      before = now;
      window.scrollBy(0, pixels);
      if (gaps.length < count) requestAnimationFrame(step);
      else resolve(gaps.slice(1));
    };
    requestAnimationFrame(step);
  });
}
