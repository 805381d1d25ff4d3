import { useEffect } from 'react'
import { savedLanguage } from '../../ui/translation.ts'
import type { SiteData } from '../site-data.ts'

/** Follows the language that a visitor chose, now or before; only then is the code for it loaded. */
export function useChosenLanguage({ offered, to }: SiteData['translation'] = { offered: false }) {
  useEffect(() => {
    if (!to && !savedLanguage()) return
    const following = import('./follow-language.ts').then(({ followLanguage }) => followLanguage(offered, to))
    return () => void following.then((end) => end?.())
  }, [offered, to])
}
