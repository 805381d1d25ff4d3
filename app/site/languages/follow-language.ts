import { savedLanguage, storedLanguage, withStorage } from '../../ui/translation.ts'
import type { MenuLanguage } from '../site-data.ts'
import { addressInLanguage } from './address-in-language.ts'
import { written } from './translator-languages.ts'

/**
 * Gives the translator back the language this visitor chose before. An English page whose address requests no language is loaded
 * again in that one. Where the address requests one (`to`), the choice is stored, the translator starts, and links lead to translated
 * pages, until what is returned is called. `languages`: those of the menu.
 */
export function followLanguage(languages: readonly MenuLanguage[], to: string | undefined): (() => void) | undefined {
  const cookie = translationCookie(savedLanguage(), document.cookie)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  if (cookie) document.cookie = cookie
  if (!to) {
    const saved = followedLanguage(languages, document.documentElement.lang, savedLanguage())
    if (saved) location.replace(addressInLanguage(location, saved))
    return undefined
  }
  if (to === written.code) {
    clearLanguage()
    return undefined
  }
  keepLanguage(to)
  translateDocument()
  const leave = (event: MouseEvent) => {
    const address = addressOf(event)
    if (!address) return
    event.preventDefault()
    event.stopPropagation()
    location.assign(addressInLanguage(address, { code: to }))
  }
  // The translator has replaced elements of React's: only a new document is safe to continue in.
  document.addEventListener('click', leave, { capture: true })
  return () => document.removeEventListener('click', leave, { capture: true })
}

/**
 * The language of the translator in which a page is loaded again: the saved one, on an English page. Undefined where that language has
 * addresses of its own by now: then its pages are offered, as others are.
 */
export function followedLanguage(
  languages: readonly MenuLanguage[],
  own: string,
  saved: string | null,
): MenuLanguage | undefined {
  return own === written.code ? languages.find(({ code, before }) => code === saved && before === undefined) : undefined
}

/** The address of a plain click on a link of this site; undefined for every other click, within the page, and to a page in another language. */
function addressOf(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if (link.target || link.hreflang || link.origin !== location.origin || link.hasAttribute('download')) return undefined
  const within = link.pathname === location.pathname && link.hash !== '' && link.search === ''
  if (within || new URLSearchParams(link.search).has('translate')) return undefined
  return new URL(link.href)
}

const cookieName = 'googtrans'

/** The translator's cookie for a stored language, or undefined where a cookie is set already or the stored value is invalid. */
export function translationCookie(saved: string | null, cookies: string): string | undefined {
  if (!saved || !/^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(saved)) return undefined
  if (cookies.split(';').some((cookie) => cookie.trim().startsWith(`${cookieName}=`))) return undefined
  return `${cookieName}=/en/${saved}; path=/; SameSite=Lax`
}

/** Stores a choice for the next visit, and passes it to the translator now. */
function keepLanguage(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookieName}=/en/${code}; path=/; SameSite=Lax`
  withStorage((storage) => storage.setItem(storedLanguage, code))
}

/** Back to the original language of the site. */
function clearLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookieName}=; path=/; max-age=0; SameSite=Lax`
  withStorage((storage) => storage.removeItem(storedLanguage))
}

const translatorSource = 'https://translate.google.com/translate_a/element.js?cb=startTranslator'

type Translator = { translate: { TranslateElement: new (options: object, element: string) => unknown } }

/**
 * Loads the hosted translator into this document, once; it reads the language from its cookie. Only works on a page whose
 * policy allows it.
 */
function translateDocument(): void {
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
