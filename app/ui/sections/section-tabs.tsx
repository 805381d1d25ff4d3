import { useEffect, useRef, useState } from 'react'
import { sectionInView } from './section-in-view.ts'

export type Tab = { id: string; word: string }

/** Links to the sections of a long page. The current one is marked and moved into sight; without JavaScript they are plain anchors. */
export function SectionTabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const current = useSectionInView(tabs)
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with it
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav className="tabs" aria-label={label}>
      <div className="wrap">
        <ul ref={list}>
          {tabs.map(({ id, word }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {word}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Where a link leaves the top of a section: below the header and the tabs, in pixels (`scroll-padding-top`, fold.css). */
const lowestTop = 200

/** The section that is read. `from`: how far down the window, as a share of it, a section is read already. */
export function useSectionInView(tabs: readonly Pick<Tab, 'id'>[], from = 0): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = tabs.map(({ id }) => id).join(' ')
  useEffect(() => {
    const read = () => {
      const line = Math.max(lowestTop, from * innerHeight)
      const sections = ids.split(' ').map((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return { id, top: (top ?? Number.POSITIVE_INFINITY) - line }
      })
      const isAtEnd = innerHeight + scrollY > document.documentElement.scrollHeight - 2
      setCurrent(sectionInView(sections, isAtEnd ? location.hash.slice(1) : undefined))
    }
    read()
    addEventListener('scroll', read)
    return () => removeEventListener('scroll', read)
  }, [ids, from])
  return current
}
