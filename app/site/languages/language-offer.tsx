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
  useLayoutEffect(() => {
    const { body, documentElement: page } = document
    const place = () => {
      const height = line.current?.offsetHeight ?? 0
      // Above the bar of a page that one books on, while that is where the line would be.
      const bar = document.querySelector('.sticky-bar')?.getBoundingClientRect()
      const above = bar && bar.bottom > innerHeight - height ? innerHeight - bar.top : 0
      line.current?.style.setProperty('bottom', `${above}px`)
      // Nothing that is focused, and not the end of the page, stays below the line.
      body.style.paddingBottom = `${height}px`
      page.style.scrollPaddingBottom = `${height + above}px`
    }
    place()
    for (const event of ['scroll', 'resize']) addEventListener(event, place)
    return () => {
      for (const event of ['scroll', 'resize']) removeEventListener(event, place)
      body.style.paddingBottom = ''
      page.style.scrollPaddingBottom = ''
    }
  })
  if (answered || !offer) return null
  const answer = (chosen: string) => {
    saveOwnLanguage(chosen)
    setAnswered(true)
  }
  return (
    <section className="language-offer row" lang={code} aria-label={language.name} ref={line}>
      <a className="more" href={addressInLanguage(here, language)} hrefLang={code} onClick={() => answer(code)}>
        {offer.read}
      </a>
      <button className="btn sm line" type="button" onClick={() => answer(own)}>
        {offer.no}
      </button>
    </section>
  )
}
