import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  /** The language of the title, where it is not that of the page. */
  lang?: string | undefined
  level: 2 | 3
  className?: string
  children: ReactNode
}

/**
 * A chapter that a phone folds under its heading. Its address opens it: browsers unfold what an address, or a search in the page, leads
 * to, so the id is inside of what is folded. A visit from another page of the site is no such thing, and opens it here.
 */
export function Fold({ id, title, lang, level, className = '', children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <Heading className="unfolded" lang={lang}>
        {title}
      </Heading>
      <details className="chapter-fold" ref={(chapter) => openIfNamed(chapter, id)}>
        <summary>
          <Heading lang={lang}>{title}</Heading>
        </summary>
        <div id={id} className={`folded ${className}`.trim()}>
          {children}
        </div>
      </details>
    </>
  )
}

function openIfNamed(chapter: HTMLDetailsElement | null, id: string) {
  if (chapter && location.hash === `#${id}`) chapter.open = true
}
