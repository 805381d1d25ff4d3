import { Form, Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'
import { travellersAdminWords } from '../../words/admin/bookings/travellers.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import type { travellersView } from './booking-view.ts'

type Row = ReturnType<typeof travellersView>[number]

/** The encrypted details of one traveller, for as long as the page is open. */
export type Opened = { position: number; values: { name: string; value: string }[] }

type Props = {
  travellers: readonly Row[]
  version: number
  /** Whether whoever looks may read what is encrypted. */
  opens: boolean
  opened: Opened | undefined
  openings: string
  /** Where travellers are edited; absent where that may not be done. */
  edits: string | undefined
}

const columnsOf = (read: ReadWords): Column<Row>[] => [
  {
    head: read(orderAdminWords).travellers.name,
    isRowHead: true,
    className: ({ named }) => (named ? undefined : 'muted'),
    cell: ({ name: traveller, plain }) => (
      <>
        {traveller}
        {plain.map(({ name, value }) => (
          <small key={name}>
            {name}: {value}
          </small>
        ))}
      </>
    ),
  },
  {
    head: read(orderAdminWords).travellers.born,
    className: 'num',
    cell: ({ born }) => <span className="nowrap">{born}</span>,
    small: ({ age }) => age,
  },
  { head: read(orderAdminWords).travellers.residency, cell: ({ residency }) => residency },
]

/** Who travels, how far their details are, and the way to what is encrypted. */
export function Travellers({ travellers, version, opens, opened, openings, edits }: Props) {
  const read = useReader()
  const travellersLabels = useWords(travellersAdminWords)
  const words = useWords(orderAdminWords).travellers
  const sealed = travellers.some((row) => row.sealed)
  const details: Column<Row> = {
    head: words.details,
    className: 'whole',
    cell: (row) => (
      <>
        <Details row={row} />
        {edits && (
          <Link className="quiet" to={`${edits}/${row.position}`}>
            {travellersLabels.edit}
            <span className="visually-hidden">: {row.name}</span>
          </Link>
        )}
        {opened?.position === row.position ? (
          <OpenedValues opened={opened} />
        ) : (
          opens && row.sealed && <OpenForm row={row} version={version} />
        )}
      </>
    ),
  }
  return (
    <>
      {edits && (
        <p className="fold-tools">
          <Link className="btn sm line" to={edits}>
            {travellersLabels.editAll}
          </Link>
        </p>
      )}
      <DataTable
        none={words.none}
        isWide
        caption={words.title}
        className="people folds"
        columns={[...columnsOf(read), details]}
        rows={travellers}
        rowKey={({ position }) => position}
      />
      {sealed && opens && (
        <p className="small muted below num">
          {words.openHint} {openings}
        </p>
      )}
    </>
  )
}

function Details({ row: { state, missing, by, warns, sealed } }: { row: Row }) {
  const words = useWords(orderAdminWords).travellers
  return (
    <>
      {state ? <span className={`tag ${state.tone}`}>{state.word}</span> : <span className="muted">{words.needsNothing}</span>}
      {missing && (
        <small>
          {missing}, {by}
        </small>
      )}
      {warns && <small className="presses">{warns}</small>}
      {sealed && (
        <small>
          {words.sealed}: {sealed}
        </small>
      )}
    </>
  )
}

function OpenForm({ row, version }: { row: Row; version: number }) {
  const words = useWords(orderAdminWords).travellers
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="event" value="open" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="position" value={row.position} />
      <button type="submit" className="quiet">
        {words.open}
        <span className="visually-hidden">: {row.name}</span>
      </button>
    </Form>
  )
}

function OpenedValues({ opened }: { opened: Opened }) {
  const words = useWords(orderAdminWords).travellers
  return (
    <div className="note opened" role="status">
      <dl className="kv">
        {opened.values.map(({ name, value }) => (
          <div key={name} className="wide">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <small>{words.opened}</small>
    </div>
  )
}
