import { useLocation } from 'react-router'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { saveOwnLanguage } from '../../ui/translation.ts'
import { frameWords } from '../../words/frame.ts'
import { useSite } from '../site-data.ts'
import { addressInLanguage } from './address-in-language.ts'
import { useChosenLanguage } from './use-chosen-language.ts'
import { useLanguageOffer } from './use-language-offer.ts'

/** Links to the page in other languages, and the offer of the visitor's own. Plain links, because each loads the document again. */
export function LanguageMenu() {
  const here = useLocation()
  const own = useLanguage()
  const words = useWords(frameWords)
  const { translation, languages } = useSite() ?? {}
  useChosenLanguage(languages, translation?.to)
  const offer = useLanguageOffer(translation?.to ? undefined : languages, own)
  if (!languages) return null
  const shown = translation?.to ?? own
  return (
    <>
      <details className="languages" translate="no">
        <summary aria-label={words.languages}>
          <Icon name="languages" />
        </summary>
        <div id="translator" hidden />
        <nav aria-label={words.languages}>
          <ul>
            {languages.map((one) => (
              <li key={one.code}>
                <a
                  href={addressInLanguage(here, one)}
                  lang={one.code}
                  hrefLang={one.code}
                  rel={one.rel}
                  aria-current={one.code === shown ? 'true' : undefined}
                  onClick={() => one.offer && saveOwnLanguage(one.code)}
                >
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
          {translation?.note && <p className="small muted">{translation.note}</p>}
        </nav>
      </details>
      {offer}
    </>
  )
}
