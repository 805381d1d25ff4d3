import { useEffect, useState } from 'react'

/** Where the browser stores the language of the hosted translator that a visitor chose. */
export const storedLanguage = 'preferredLanguage'
/** Where it stores the one of the site's own languages that a visitor chose, or stayed with. */
const storedOwnLanguage = 'language'

/** The translator's language that was chosen on an earlier visit; null without one, or without storage. */
export const savedLanguage = () => withStorage((storage) => storage.getItem(storedLanguage))

/** The language of the site that was chosen on an earlier visit; null without one, or without storage. */
export const savedOwnLanguage = () => withStorage((storage) => storage.getItem(storedOwnLanguage))

/** Stores the language of the site that a visitor chose, for the next visit. */
export const saveOwnLanguage = (code: string) => withStorage((storage) => storage.setItem(storedOwnLanguage, code))

/** Reads or changes what the browser stores; without storage null, and a choice lasts for this visit. */
export function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage)
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
