import { useEffect, useState } from 'react'

const cookieName = 'googtrans'

/** The translator's cookie for a stored language, or undefined where a cookie is set already or the stored value is invalid. */
export function translationCookie(saved: string | null, cookies: string): string | undefined {
  if (!saved || !/^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(saved)) return undefined
  if (cookies.split(';').some((cookie) => cookie.trim().startsWith(`${cookieName}=`))) return undefined
  return `${cookieName}=/en/${saved}; path=/; SameSite=Lax`
}

const storedName = 'preferredLanguage'

/** Stores a choice for the next visit, and passes it to the translator now. */
export function keepLanguage(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookieName}=/en/${code}; path=/; SameSite=Lax`
  store((kept) => kept.setItem(storedName, code))
}

/** Back to the original language of the site. */
export function clearLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookieName}=; path=/; max-age=0; SameSite=Lax`
  store((kept) => kept.removeItem(storedName))
}

function store(change: (kept: Storage) => void) {
  try {
    change(localStorage)
  } catch {
    // Without storage the choice lasts for this visit.
  }
}

const translatorSource = 'https://translate.google.com/translate_a/element.js?cb=startTranslator'

type Translator = { translate: { TranslateElement: new (options: object, element: string) => unknown } }

/**
 * Loads the hosted translator into this document, once; it reads the language from its cookie. Only works on a page whose
 * policy allows it.
 */
export function translateDocument(): void {
  if (document.querySelector(`script[src="${translatorSource}"]`)) return
  Object.assign(window, {
    startTranslator() {
      const { google } = window as unknown as { google: Translator }
      new google.translate.TranslateElement({ pageLanguage: 'en', autoDisplay: false }, 'translator')
    },
  })
  const script = document.createElement('script')
  script.src = translatorSource
  document.head.append(script)
}

/** The language that was chosen on an earlier visit; null without one, or without storage. */
export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(storedName)
  } catch {
    return null
  }
}

/** Gives the translator back the language this visitor chose before. */
export function useSavedLanguage() {
  useEffect(() => {
    const cookie = translationCookie(savedLanguage(), document.cookie)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    if (cookie) document.cookie = cookie
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
