import type { ReactNode } from 'react'

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[]; label?: string; className?: string }

/** Facts as rows: the name beside its value. */
export const FactRows = ({ facts, label, className = 'kv num' }: Props) => (
  <dl className={className} aria-label={label}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
