import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { text: (parts: { write: (text: ReactNode) => ReactNode }) => ReactNode }

/** What a page without anything to sell says instead: that nothing is on offer now, and where to ask. */
export const Nothing = ({ text }: Props) => (
  <section className="wrap sec">
    <p className="note">{text({ write: (word) => <Link to="/contact">{word}</Link> })}</p>
  </section>
)
