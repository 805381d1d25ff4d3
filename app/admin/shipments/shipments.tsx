import { Link } from 'react-router'
import { listShipments, type StateTotal, totalShipments } from '#features/shipments/reads.server.ts'
import { type ShipmentState, shipmentStates } from '#features/shipments/shipment.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { admit } from '../admit.server.ts'
import { cursorText, type RowCursor, readCursor, readSearch } from '../components/cursor.ts'
import { type Column, DataTable, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { pathWithQuery } from '../components/path-with-query.ts'
import { SearchForm } from '../components/search-form.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/shipments.ts'
import { type ShipmentRow, shipmentRow } from './shipment-row.ts'
import { ShipmentTag } from './shipment-tag.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'enquiries:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const query = readShipmentsQuery(args.url.searchParams)
  const search = query.search || undefined
  const [{ rows, next }, totals] = await Promise.all([listShipments(db, { ...query, search }), totalShipments(db, search)])
  const now = clock.now()
  return { query, next, totals, shown: shownTotal(totals, query.state), rows: rows.map((row) => shipmentRow(read, row, now)) }
}

/** What a view comes to: one state, or all of them. */
const shownTotal = (totals: Record<ShipmentState, StateTotal>, state: ShipmentState | undefined): StateTotal =>
  state
    ? totals[state]
    : shipmentStates.reduce(
        (sum, one) => ({ count: sum.count + totals[one].count, totalMinor: sum.totalMinor + totals[one].totalMinor }),
        { count: 0, totalMinor: 0 },
      )

const columnsOf = (read: ReadWords): Column<ShipmentRow>[] => {
  const words = read(shipmentAdminWords).list
  return [
    {
      head: words.columns.reference,
      isRowHead: true,
      className: 'num nowrap',
      cell: ({ id, reference }) => <Link to={`/admin/shipments/${id}`}>{reference}</Link>,
    },
    { head: words.columns.who, className: 'lead breaks', cell: ({ name }) => name },
    {
      head: words.columns.road,
      className: 'whole breaks',
      cell: ({ road }) => road,
      small: ({ mode }) => mode,
    },
    {
      head: words.columns.cargo,
      className: 'num breaks',
      cell: ({ goods }) => goods,
      small: ({ weighs }) => weighs,
    },
    {
      head: words.columns.price,
      isNumber: true,
      className: ({ price }) => (price ? undefined : 'muted'),
      cell: ({ price }) => price ?? words.noPrice,
    },
    { head: words.columns.next, className: ({ next }) => (next.presses ? 'num presses' : 'num'), cell: ({ next }) => next.text },
    { head: words.columns.state, className: 'state', cell: ({ state }) => <ShipmentTag state={state} /> },
  ]
}

export default function Shipments({ loaderData: { query, rows, next, totals, shown } }: Route.ComponentProps) {
  const read = useReader()
  const shipmentLabels = useWords(shipmentAdminWords)
  const words = shipmentLabels.list
  const enquiryLabels = useWords(enquiryAdminWords)
  const total = read.format.money(usd(shown.totalMinor))
  const all = shipmentStates.reduce((sum, state) => sum + totals[state].count, 0)
  const isNew = all === 0 && !query.search && !query.state
  const filters = [undefined, ...shipmentStates].map((state) => ({
    to: shipmentsPath({ ...query, state, after: undefined }),
    word: state ? shipmentLabels.states[state] : words.all,
    count: state ? totals[state].count : all,
    isOn: query.state === state,
  }))
  return (
    <div className="shipments">
      <ListPage
        title={shipmentLabels.title}
        lede={
          query.search
            ? words.found({ count: shown.count, total, search: query.search })
            : words.lede({ count: shown.count, total })
        }
        tools={
          isNew ? undefined : (
            <>
              <ViewTabs label={words.filter} filters={filters} />
              <SearchForm
                action="/admin/shipments"
                search={query.search}
                words={words}
                hidden={{ state: query.state }}
                clear={query.search && shipmentsPath({ ...query, search: '', after: undefined })}
              />
            </>
          )
        }
        empty={
          rows.length === 0 && (
            <EmptyState
              title={isNew ? words.emptyYet : words.emptyTitle}
              text={query.search ? words.emptySearch : query.state ? words.emptyView : words.empty}
            >
              {isNew && (
                <a className="btn line" href="/freight-quote">
                  {words.form}
                </a>
              )}
            </EmptyState>
          )
        }
        pages={{
          first: query.after && shipmentsPath({ ...query, after: undefined }),
          next: next && shipmentsPath({ ...query, after: next }),
          words: enquiryLabels.list,
        }}
      >
        <ListTable caption={words.table} columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
      </ListPage>
      {all > 0 && <Totals totals={totals} />}
    </div>
  )
}

type Totals = Record<ShipmentState, StateTotal>

const totalColumns = (read: ReadWords, totals: Totals): Column<ShipmentState>[] => {
  const words = read(shipmentAdminWords).list
  return [
    { head: words.totalColumns.state, isRowHead: true, cell: (state) => read(shipmentAdminWords).states[state] },
    { head: words.totalColumns.count, isNumber: true, cell: (state) => totals[state].count },
    { head: words.totalColumns.total, isNumber: true, cell: (state) => read.format.money(usd(totals[state].totalMinor)) },
  ]
}

const Totals = ({ totals }: { totals: Totals }) => {
  const read = useReader()
  const words = useWords(shipmentAdminWords).list
  return (
    <details className="pane add state-totals">
      <summary>{words.totals}</summary>
      <DataTable caption={words.totals} columns={totalColumns(read, totals)} rows={shipmentStates} rowKey={(state) => state} />
    </details>
  )
}

type ShipmentsQuery = {
  state: ShipmentState | undefined
  search: string
  after: RowCursor | undefined
}

/** Reads the query of the list of shipments. Invalid values are ignored. */
function readShipmentsQuery(params: URLSearchParams): ShipmentsQuery {
  return {
    state: shipmentStates.find((one) => one === params.get('state')),
    search: readSearch(params),
    after: readCursor(params.get('after') ?? ''),
  }
}

function shipmentsPath({ state, search, after }: ShipmentsQuery): string {
  return pathWithQuery('/admin/shipments', { state, q: search, after: after && cursorText(after) })
}
