import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { tableWords } from '../../words/admin/tables.ts'
import { Pane } from '../components/pane.tsx'

type ScreenProps = {
  /** The address of the screen, where another table is begun. */
  here: string
  look: string
  /** The most lines that are read. */
  most?: number
  text: string | undefined
  wrong: { fault: string; rows: readonly TableRowFault[] } | undefined
  columns: readonly Column[]
  /** A table to begin from. */
  example: ReactNode
  /** What the table would do, once it can be read. */
  plan: ReactNode
}

/** The two steps of a table: it is sent, and what it would do is looked at before it is done. What each column holds stands beside. */
export function TableScreen({ here, look, most = 1_000, text, wrong, columns, example, plan }: ScreenProps) {
  const words = useWords(tableWords)
  return (
    <div className="edit table-form">
      <div className="panes">
        {plan ? (
          <>
            {plan}
            <p>
              <Link to={here} reloadDocument>
                {words.again}
              </Link>
            </p>
          </>
        ) : (
          <TableForm look={look} most={most} text={text} fault={wrong?.fault} />
        )}
        {wrong && <TableFaults rows={wrong.rows} />}
      </div>
      <TableColumns columns={columns}>{example}</TableColumns>
    </div>
  )
}

/** A table to look at, as a file or pasted; it comes back with what is wrong with it. */
function TableForm({
  look,
  most,
  text,
  fault,
}: {
  look: string
  most: number
  text: string | undefined
  fault: string | undefined
}) {
  const words = useWords(tableWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" encType="multipart/form-data" className="pane stack" noValidate preventScrollReset>
      <div className={fault ? 'field err' : 'field'}>
        <label htmlFor="field-file">{words.file}</label>
        <input id="field-file" name="file" type="file" accept=".csv,text/csv" aria-describedby="field-file-hint" />
        <span className="hint" id="field-file-hint">
          {words.fileHint({ lines: most })}
        </span>
      </div>
      <div className={fault ? 'field err' : 'field'}>
        <label htmlFor="field-text">{words.text}</label>
        <textarea
          id="field-text"
          name="text"
          className="table-text"
          defaultValue={text}
          spellCheck={false}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'field-text-error' : undefined}
        />
        <div role="alert">
          <FieldError name="text" error={fault} />
        </div>
      </div>
      <div className="row">
        <button className="btn" type="submit" name="event" value="look" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : look}
        </button>
      </div>
    </Form>
  )
}

export type TableRowFault = { row: number; sentence: string }

/** The lines that cannot be read, each with why. */
function TableFaults({ rows }: { rows: readonly TableRowFault[] }) {
  const words = useWords(tableWords)
  if (rows.length === 0) return null
  return (
    <Pane title={words.faultsTitle} className="stack">
      <ul className="item-list num">
        {rows.map(({ row, sentence }) => (
          <li key={row}>
            <span>
              <b>
                {words.row} {row}
              </b>
              <small>{sentence}</small>
            </span>
          </li>
        ))}
      </ul>
    </Pane>
  )
}

type Column = { name: string; needed: boolean; text: string }

/** What each column holds; the child is a table to begin from. */
function TableColumns({ columns, children }: { columns: readonly Column[]; children: ReactNode }) {
  const words = useWords(tableWords)
  return (
    <Pane title={words.columnsTitle} className="stack">
      <p className="small muted">{words.columnsLede}</p>
      <dl className="import-columns">
        {columns.map(({ name, needed, text }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <small className="muted">{needed ? words.needed : words.may}</small>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{children}</p>
    </Pane>
  )
}
