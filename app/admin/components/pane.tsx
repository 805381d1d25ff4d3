import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** What stands at the right of the title. */
  beside?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a screen with its title. */
export function Pane({ title, beside, id, className, children }: Props) {
  return (
    <section id={id} className={className ? `pane ${className}` : 'pane'}>
      <header>
        <h2>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  )
}
