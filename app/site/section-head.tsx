import type { ReactNode } from 'react'

/** The heading of a section with its introduction; the child is a link beside it. */
export const SectionHead = ({ title, lede, children }: { title: string; lede?: ReactNode; children?: ReactNode }) => (
  <div className="head">
    <div>
      <h2>{title}</h2>
      {lede && <p className="lede">{lede}</p>}
    </div>
    {children}
  </div>
)
