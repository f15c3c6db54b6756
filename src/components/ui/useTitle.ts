import { useEffect } from 'react';

/**
 * Keeps the tab's title true while an island changes what its page says.
 * @param title without the brand's name, which stays at the end
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = document.title.replace(/^.*(?= \| )/, () => title);
  }, [title]);
}
