import type { ComponentProps, ReactNode } from 'react'
import { PageBar } from './page-bar.tsx'
import { type Pages, Pagination } from './pagination.tsx'

type Props = Omit<ComponentProps<typeof PageBar>, 'isFurther'> & {
  /** The root class of its sheet, where it has one beside it. */
  root?: string
  /** Above the list: tabs, the result of an action, the search, the filters. */
  tools?: ReactNode
  /** Shown instead of a list without rows. */
  empty: ReactNode
  /** The list. */
  children: ReactNode
  pages?: Pages
}

/** A screen that lists things of one kind. */
export function ListPage({ root, tools, empty, children, pages, ...bar }: Props) {
  return (
    <div className={root ? `list-page ${root}` : 'list-page'}>
      <PageBar {...bar} isFurther={Boolean(pages?.first || pages?.previous)} />
      {tools && <div className="list-tools">{tools}</div>}
      {empty || children}
      {pages && <Pagination {...pages} />}
    </div>
  )
}
