import type { ReactNode, SelectHTMLAttributes } from 'react'

type Props = SelectHTMLAttributes<HTMLSelectElement> & { label: string; children: ReactNode }

/** A select without a visible label: its first option names it. */
export function Choice({ label, children, ...select }: Props) {
  return (
    <select aria-label={label} {...select}>
      {children}
    </select>
  )
}
