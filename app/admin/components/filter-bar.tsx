import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** One way to look at a list: its address, and how many rows it has. */
type Filter = { to: string; word: string; count?: ReactNode; isOn: boolean }

type Props = {
  label: string
  filters: readonly Filter[]
  className?: string
  chip?: string
  /** `true` beside another bar that says which page this is. */
  current?: 'page' | 'true'
  preventScrollReset?: boolean
  children?: ReactNode
}

/** The ways to look at a list as links, of which one is on. */
export function FilterBar({
  label,
  filters,
  className,
  chip = 'chip',
  current = 'page',
  preventScrollReset = false,
  children,
}: Props) {
  return (
    <nav className={className ? `filters ${className}` : 'filters'} aria-label={label}>
      {filters.map(({ to, word, count, isOn }) => (
        <Link
          key={word}
          className={chip}
          to={to}
          preventScrollReset={preventScrollReset}
          aria-current={isOn ? current : undefined}
        >
          {word} {count !== undefined && <span className="num">{count}</span>}
        </Link>
      ))}
      {children}
    </nav>
  )
}
