import type { ReactNode } from 'react'

/** A text among others: in an element of its own where its language is not that of the page, and as it is elsewhere. */
export const LangText = ({ lang, children }: { lang: 'en' | undefined; children: ReactNode }) =>
  lang ? <span lang={lang}>{children}</span> : children
