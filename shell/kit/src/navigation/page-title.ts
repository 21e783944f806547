import { useEffect } from 'react';

const PRODUCT = 'Pora';

/** Title of the browser tab: the page, then the product. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${PRODUCT}`;
  }, [title]);
}
