import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
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
  /** Instead of `crumb`: the screens above this one, the highest first. */
  up?: readonly { to: string; name: string }[]
  /** The actions of the screen. */
  actions?: ReactNode
}

/** The head of a screen: the document's title, the way back, the heading, and an introduction. */
export function PageBar({ title, lede, isStatus = false, isFurther = false, crumb, up, actions }: Props) {
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
          {up && (
            <nav className="breadcrumb" aria-label={frame.breadcrumb}>
              {up.map(({ to, name }) => (
                <Fragment key={to}>
                  <Link to={to}>{name}</Link> /{' '}
                </Fragment>
              ))}
              <span aria-current="page">{title}</span>
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
