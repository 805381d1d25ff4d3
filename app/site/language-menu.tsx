import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { clearLanguage, keepLanguage, savedLanguage, translateDocument } from '../ui/translation.ts'
import { languages, languageWords, written } from '../words/languages.ts'
import { inLanguage, requestedLanguage } from './requested-language.ts'
import { type SiteData, useSite } from './site-data.ts'

/** Links to the page in other languages, where the operator allows it. Plain links, because each loads the document again. */
export function LanguageMenu() {
  const here = useLocation()
  const translation = useSite()?.translation
  useTranslation(translation)
  if (!translation?.offered) return null
  const shown = translation.to ?? written.code
  return (
    <details className="languages" translate="no">
      <summary aria-label={languageWords.menu}>
        <Icon name="languages" />
      </summary>
      <div id="translator" hidden />
      <nav aria-label={languageWords.menu}>
        <ul>
          {[written, ...languages].map(({ code, name }) => (
            <li key={code}>
              <a
                href={inLanguage(here, code)}
                lang={code}
                hrefLang={code}
                rel="nofollow"
                aria-current={code === shown ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="small muted">{languageWords.note}</p>
      </nav>
    </details>
  )
}

/**
 * Without a language in its address, a page is loaded again in the one that was chosen before. Stores the choice, starts the translator, and keeps the language while browsing: links out of a translated page load the
 * document.
 */
function useTranslation({ offered, to }: SiteData['translation'] = { offered: false }) {
  useEffect(() => {
    if (!to) {
      const saved = offered && requestedLanguage(savedLanguage())
      if (saved) location.replace(inLanguage(location, saved))
      return
    }
    if (to === written.code) {
      clearLanguage()
      return
    }
    keepLanguage(to)
    translateDocument()
    const leave = (event: MouseEvent) => {
      const address = addressOf(event)
      if (!address) return
      event.preventDefault()
      event.stopPropagation()
      location.assign(inLanguage(address, to))
    }
    // The translator has replaced elements of React's: only a new document is safe to continue in.
    document.addEventListener('click', leave, { capture: true })
    return () => document.removeEventListener('click', leave, { capture: true })
  }, [offered, to])
}

/** The address of a plain click on a link of this site; undefined for every other click, and within the page. */
function addressOf(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if (link.target || link.origin !== location.origin || link.hasAttribute('download')) return undefined
  const within = link.pathname === location.pathname && link.hash !== '' && link.search === ''
  if (within || new URLSearchParams(link.search).has('translate')) return undefined
  return new URL(link.href)
}
