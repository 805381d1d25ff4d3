import type { ReactNode } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'

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
  const frame = useWords(frameAdminWords)
  return (
    <>
      <title>{frame.pageTitle({ screen: title })}</title>
      <header className="bar">
        <div>
          {crumb && (
            <nav className="breadcrumb" aria-label={crumb.label}>
              {crumb.links}
            </nav>
          )}
          <h1 className="breaks">
            {title}
            {isFurther && <span className="visually-hidden">{frame.pages.further}</span>}
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
