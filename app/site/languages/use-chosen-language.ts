import { useEffect } from 'react'
import { savedLanguage } from '../../ui/translation.ts'
import type { SiteData } from '../site-data.ts'

/** Follows the language that a visitor chose, now or before; only then is the code for it loaded. Without a menu none is followed. */
export function useChosenLanguage(languages?: SiteData['languages'], to?: string) {
  useEffect(() => {
    if (!to && !savedLanguage()) return
    const following = import('./follow-language.ts').then(({ followLanguage }) => followLanguage(languages ?? [], to))
    return () => void following.then((end) => end?.())
  }, [languages, to])
}
