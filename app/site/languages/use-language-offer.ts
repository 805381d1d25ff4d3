import { type ReactNode, useEffect, useState } from 'react'
import { savedOwnLanguage } from '../../ui/translation.ts'
import type { MenuLanguage } from '../site-data.ts'

/**
 * What offers the page in a visitor's own language. Nothing on the server. Its code is not loaded where the page is in the language that
 * was chosen before, or else in the one that the browser asks for first. No answer differs by what a browser asks for, because pages are
 * cached by their address.
 */
export function useLanguageOffer(languages: readonly MenuLanguage[] | undefined, own: string): ReactNode {
  const [offer, setOffer] = useState<ReactNode>()
  useEffect(() => {
    if (!languages || (savedOwnLanguage() ?? navigator.language).startsWith(own)) return
    // Where its code cannot be loaded, the page is read without it.
    import('./language-offer.tsx').then(
      ({ languageOffer }) => setOffer(languageOffer(languages, own)),
      () => {},
    )
  }, [languages, own])
  return offer
}
