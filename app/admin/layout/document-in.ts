import { useEffect } from 'react'

/**
 * Loads the document anew where it is in another language than whoever is signed in now: after a sign-in, and when they chose another. It
 * carries the words of the admin area once.
 */
export function useDocumentIn(language: string): void {
  useEffect(() => {
    if (document.documentElement.lang !== language) window.location.reload()
  }, [language])
}
