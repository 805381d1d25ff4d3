import { useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { languages, languageWords, written } from '../words/languages.ts'
import { inLanguage } from './requested-language.ts'
import { useSite } from './site-data.ts'
import { useChosenLanguage } from './use-chosen-language.ts'

/** Links to the page in other languages, where the operator allows it. Plain links, because each loads the document again. */
export function LanguageMenu() {
  const here = useLocation()
  const translation = useSite()?.translation
  useChosenLanguage(translation)
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
