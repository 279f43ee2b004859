/** Runs in the page: milliseconds between 240 frames, scrolling so many pixels at each. */
export function frames(pixels: number): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let before = performance.now();
    const step = (now: number) => {
      gaps.push(now - before);
      before = now;
      window.scrollBy(0, pixels);
      if (gaps.length < 240) requestAnimationFrame(step);
      else resolve(gaps.slice(1));
    };
    requestAnimationFrame(step);
  });
}
