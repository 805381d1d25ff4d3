import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { savedOwnLanguage, saveOwnLanguage } from '../../ui/translation.ts'
import type { MenuLanguage } from '../site-data.ts'
import { addressInLanguage } from './address-in-language.ts'
import { offeredLanguage } from './offered-language.ts'

/** The line that offers a page to this visitor in a language of the site; undefined where none is to be offered. */
export function languageOffer(languages: readonly MenuLanguage[], own: string) {
  const language = offeredLanguage(languages, own, [savedOwnLanguage(), ...navigator.languages])
  return language && <LanguageOffer language={language} own={own} />
}

/** A line at the foot of the window that offers the page in another language, in that language. Either answer is kept. */
function LanguageOffer({ language, own }: { language: MenuLanguage; own: string }) {
  const here = useLocation()
  const line = useRef<HTMLElement>(null)
  const [answered, setAnswered] = useState(false)
  const { code, offer } = language
  // Above the bar of a page that one books on.
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('.sticky-bar')
    line.current?.style.setProperty('bottom', `${bar?.offsetHeight ?? 0}px`)
  })
  if (answered || !offer) return null
  const answer = (chosen: string) => {
    saveOwnLanguage(chosen)
    setAnswered(true)
  }
  return (
    <aside className="language-offer row" lang={code} aria-label={language.name} ref={line}>
      <a className="more" href={addressInLanguage(here, language)} hrefLang={code} onClick={() => answer(code)}>
        {offer.read}
      </a>
      <button className="btn sm line" type="button" onClick={() => answer(own)}>
        {offer.no}
      </button>
    </aside>
  )
}
