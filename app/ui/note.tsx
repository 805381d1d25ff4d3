import type { ReactNode } from 'react'

/** A highlighted note. `bad` is for a problem, `lang` for a language that is not that of the page. */
export function Note({ bad = false, lang, children }: { bad?: boolean; lang?: 'en' | undefined; children: ReactNode }) {
  return (
    <p className={bad ? 'note bad' : 'note'} lang={lang}>
      {children}
    </p>
  )
}
