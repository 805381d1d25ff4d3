import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

/** One way to look at a list: its address, and how many rows it has; of 0 nothing is said. */
type Filter = { to: string; word: string; count?: ReactNode; isOn: boolean }

type Props = {
  label: string
  filters: readonly Filter[]
  className?: string
  /** `true` beside another bar that says which page this is. */
  current?: 'page' | 'true'
  preventScrollReset?: boolean
  children?: ReactNode
}

/** The ways to look at a list as tabs, of which one is on. On a phone the bar is swiped. */
export function FilterBar({ label, filters, className, current = 'page', preventScrollReset = false, children }: Props) {
  const bar = useRef<HTMLElement>(null)
  const on = filters.findIndex(({ isOn }) => isOn)
  // On a narrow screen the bar is one line: the filter that is on is moved into sight, and the page stays where it is.
  useEffect(() => {
    const shown = bar.current?.children[on]
    if (bar.current && shown instanceof HTMLElement) bar.current.scrollLeft = shown.offsetLeft - bar.current.offsetLeft - 16
  }, [on])
  return (
    <nav ref={bar} className={className ? `filters swipe ${className}` : 'filters swipe'} aria-label={label}>
      {filters.map(({ to, word, count, isOn }) => (
        <Link
          key={word}
          className="view"
          to={to}
          preventScrollReset={preventScrollReset}
          aria-current={isOn ? current : undefined}
        >
          {word} {count !== undefined && String(count) !== '0' && <span className="num">{count}</span>}
        </Link>
      ))}
      {children}
    </nav>
  )
}
