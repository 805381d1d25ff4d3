import { Form, Link, useNavigation } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { permitNumberWords } from '../../../words/admin/permits/permit-numbers.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { Numberless } from './list-numberless.server.ts'

const columnsOf = (read: ReadWords, typed: Readonly<Record<string, string>>): Column<Numberless>[] => {
  const words = read(permitNumberWords)
  const { fields } = words
  return [
    {
      head: fields.booking,
      isRowHead: true,
      className: 'num nowrap',
      cell: ({ bookingId, who }) => <Link to={`/admin/bookings/${bookingId}`}>{who}</Link>,
    },
    { head: fields.name, className: 'whole breaks', cell: ({ name }) => name },
    {
      head: fields.number,
      className: 'of-number',
      cell: ({ who, isNamed }) =>
        !isNamed ? (
          <span className="muted">{fields.nameless}</span>
        ) : (
          <div className="field">
            <input type="hidden" name="who" value={who} />
            <input
              type="text"
              name="number"
              className="num"
              defaultValue={typed[who]}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              aria-label={fields.numberOf({ who })}
            />
          </div>
        ),
    },
  ]
}

type Props = {
  scope: string
  rows: readonly Numberless[]
  /** How many more there are than have a field. */
  more: number
  /** What was typed, by who it is for. */
  typed: Readonly<Record<string, string>>
  fault: string | undefined
}

/** A field for each traveller without a number: what is typed goes the way of a pasted list. */
export function NumberFields({ scope, rows, more, typed, fault }: Props) {
  const read = useReader()
  const words = useWords(permitNumberWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.fields.title} className="stack">
      {rows.length === 0 && <p className="muted">{words.fields.chooseDay}</p>}
      <div role="alert">{fault && <p className="note bad">{fault}</p>}</div>
      {rows.length > 0 && (
        <Form method="post" encType="multipart/form-data" className="stack" preventScrollReset>
          <input type="hidden" name="scope" value={scope} />
          <input type="hidden" name="by" value="fields" />
          <DataTable
            caption={words.fields.title}
            className="stacks"
            columns={columnsOf(read, typed)}
            rows={rows}
            rowKey={({ who }) => who}
          />
          {more > 0 && <p className="small muted">{words.fields.more({ count: more })}</p>}
          {rows.some(({ isNamed }) => isNamed) ? (
            <div className="row">
              <button className="btn" type="submit" name="event" value="look" aria-disabled={busy}>
                {words.look}
                <span className="visually-hidden">
                  {read.format.colon}
                  {words.fields.title}
                </span>
              </button>
            </div>
          ) : (
            <p className="muted">{words.fields.nobodyNamed}</p>
          )}
        </Form>
      )}
    </Pane>
  )
}
