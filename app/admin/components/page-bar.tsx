import type { ReactNode } from 'react'
import { adminWords } from '../../words/admin/admin.ts'

type Props = {
  title: string
  lede: ReactNode
  /** The lede counts what is shown: a change of it is read out. */
  isStatus?: boolean
  /** A later part of a list: the heading says so to whoever hears it. */
  isFurther?: boolean
  crumb?: { label: string; links: ReactNode }
  /** What can be done here. */
  actions?: ReactNode
}

/** The head of a screen of the admin area: the document's title, the way back, the heading, and a line that says what is here. */
export function PageBar({ title, lede, isStatus = false, isFurther = false, crumb, actions }: Props) {
  return (
    <>
      <title>{adminWords.pageTitle(title)}</title>
      <header className="bar">
        <div>
          {crumb && (
            <nav className="breadcrumb" aria-label={crumb.label}>
              {crumb.links}
            </nav>
          )}
          <h1 className="breaks">
            {title}
            {isFurther && <span className="visually-hidden">{adminWords.pages.further}</span>}
          </h1>
          <p className="muted num breaks" role={isStatus ? 'status' : undefined}>
            {lede}
          </p>
        </div>
        {actions && <div className="row">{actions}</div>}
      </header>
    </>
  )
}
