import { useEffect } from 'react';

/** Hands the print view to the browser's own print once, where it can be saved as a PDF of this title. */
export function usePrint(title: string, onDone: () => void): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const done = () => {
      document.title = before;
      onDone();
    };
    window.addEventListener('afterprint', done, { once: true });
    // After the pages stand in the document.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
      document.title = before;
    };
  }, [title, onDone]);
}
