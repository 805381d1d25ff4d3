import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCurrentInSight } from './use-current-in-sight.ts'

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
  const bar = useCurrentInSight()
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
