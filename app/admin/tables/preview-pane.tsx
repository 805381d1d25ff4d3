import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'

type Line = { row: number }
type Props<Row extends Line> = {
  words: { title: string; fewer: (values: { shown: number; all: number }) => string; skip?: string }
  count: string
  refusal: string | undefined
  columns: readonly (Column<Row> | false)[]
  className?: string
  /** The lines that are shown, how many there are, how many of them are faulty, and what stands for all of them. */
  plan: { rows: readonly Row[]; all: number; faulty: number; stamp: string }
  /** What stands there in place of a table of nothing. */
  none?: string
  /** Whether anything can be done; the form is there only then. */
  mayGo: boolean
  /** What stands in place of the form. */
  nothing?: ReactNode
  isMultipart?: boolean
  /** What the form says besides. */
  children: ReactNode
  /** The buttons, and what is ticked above them. */
  actions: ReactNode
}

/** What a sheet would do, line by line, and the form that does it: faulty lines are left out only where that is ticked. */
export function PreviewPane<Row extends Line>(props: Props<Row>) {
  const { words, count, refusal, columns, className, plan, none, mayGo, nothing, isMultipart, children, actions } = props
  const { rows, all, faulty, stamp } = plan
  return (
    <Pane title={words.title} beside={<span className="muted num">{count}</span>} id="plan" className="stack">
      <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>
      {all === 0 && none ? (
        <p className="muted">{none}</p>
      ) : (
        <DataTable
          isWide
          caption={words.title}
          className={className ? `plan ${className} num` : 'plan num'}
          columns={columns}
          rows={rows}
          rowKey={({ row }) => row}
        />
      )}
      {all > rows.length && <p className="small muted num">{words.fewer({ shown: rows.length, all })}</p>}
      {mayGo ? (
        <Form
          method="post"
          className="stack"
          encType={isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
          preventScrollReset
        >
          {children}
          <input type="hidden" name="stamp" value={stamp} />
          {faulty > 0 && words.skip && (
            <label className="tick">
              <input type="checkbox" name="skip" value="yes" />
              <span>{words.skip}</span>
            </label>
          )}
          {actions}
        </Form>
      ) : (
        nothing
      )}
    </Pane>
  )
}
