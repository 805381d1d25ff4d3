import { useEffect, useState } from 'react'

const cookieName = 'googtrans'

/** The translator's cookie for a saved language, or undefined where one is set already or nothing sensible is saved. */
export function translationCookie(saved: string | null, cookies: string): string | undefined {
  if (!saved || !/^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(saved)) return undefined
  if (cookies.split(';').some((cookie) => cookie.trim().startsWith(`${cookieName}=`))) return undefined
  return `${cookieName}=/en/${saved}; path=/; SameSite=Lax`
}

/** Gives the translator back the language this visitor chose before. */
export function useSavedLanguage() {
  useEffect(() => {
    try {
      const cookie = translationCookie(localStorage.getItem('preferredLanguage'), document.cookie)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      if (cookie) document.cookie = cookie
    } catch {
      // Without storage there is no saved language.
    }
  }, [])
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
