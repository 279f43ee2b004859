/** Where a result will stand beside its form; below a form on a phone it says nothing new. */
export function ResultPlaceholder({ children }: { children: string }) {
  return (
    <p className="hidden h-full min-h-24 place-content-center rounded-card border border-dashed border-line p-6 text-center text-muted lg:grid">
      {children}
    </p>
  );
}
