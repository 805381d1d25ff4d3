import { useEffect } from 'react'
import { documentWords } from '../../languages/document-words.ts'

/**
 * Loads the document anew where its words are in another language than that of whoever is signed in now: after a sign-in, and when they
 * chose another. A document carries the words of the admin area once.
 */
export function useDocumentIn(language: string): void {
  useEffect(() => {
    // Not the attribute `lang`, which a browser's translator changes.
    if (documentWords().language !== language) window.location.reload()
  }, [language])
}
