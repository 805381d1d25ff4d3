import type { ReactNode } from 'react'
import { adminWords } from '../../words/admin/admin.ts'

type Props = {
  title: string
  lede: ReactNode
  /** The introduction counts what is shown, so a change is announced. */
  isStatus?: boolean
  /** A later page of a list: the heading says so to screen readers. */
  isFurther?: boolean
  crumb?: { label: string; links: ReactNode }
  /** The actions of the screen. */
  actions?: ReactNode
}

/** The head of a screen: the document's title, the way back, the heading, and an introduction. */
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
