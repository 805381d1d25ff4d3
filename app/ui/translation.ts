import { useEffect, useState } from 'react'

/** Where the browser stores the language that a visitor chose. */
export const storedLanguage = 'preferredLanguage'

/** The language that was chosen on an earlier visit; null without one, or without storage. */
export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(storedLanguage)
  } catch {
    return null
  }
}

/** Whether the browser's translator has turned the page into another language. */
export function useTranslated(): boolean {
  const [translated, setTranslated] = useState(false)
  useEffect(() => {
    const look = () => setTranslated(/\btranslated-(ltr|rtl)\b/.test(document.documentElement.className))
    const watcher = new MutationObserver(look)
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] })
    look()
    return () => watcher.disconnect()
  }, [])
  return translated
}
