import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** At the right of the title. */
  beside?: ReactNode
}

/** A section of a screen with its title. */
export function Pane({ title, beside, className, children, ...section }: Props) {
  return (
    <section className={className ? `pane ${className}` : 'pane'} {...section}>
      <header>
        <h2>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  )
}
