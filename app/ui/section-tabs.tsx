import { useEffect, useState } from 'react'

export type Tab = { id: string; word: string }

/** Links to the sections of a long page. The current one is marked; without JavaScript they are plain anchors. */
export function SectionTabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const current = useSectionInView(tabs)
  return (
    <nav className="tabs" aria-label={label}>
      <div className="wrap">
        <ul>
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

export function useSectionInView(tabs: readonly Pick<Tab, 'id'>[]): string | undefined {
  const [current, setCurrent] = useState(tabs[0]?.id)
  const ids = tabs.map(({ id }) => id).join(' ')
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting) setCurrent(target.id)
      },
      { rootMargin: '-25% 0px -65% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [ids])
  return current
}
