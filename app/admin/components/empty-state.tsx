import type { ReactNode } from 'react'

type Props = { title: ReactNode; text: ReactNode; level?: 'h2' | 'h3'; children?: ReactNode }

/** Says that there is nothing to show, and why. The children are links and buttons. */
export function EmptyState({ title, text, level: Heading = 'h2', children }: Props) {
  return (
    <section className="empty">
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </section>
  )
}
