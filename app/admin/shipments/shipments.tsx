import { Form, Link } from 'react-router'
import { listShipments, type StateTotal, totalShipments } from '#features/shipments/reads.server.ts'
import { type ShipmentState, shipmentStates } from '#features/shipments/shipment.ts'
import { moneyText, usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { admit } from '../admit.server.ts'
import { AdminIcon } from '../components/admin-icon.tsx'
import { NextPage } from '../components/next-page.tsx'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/shipments.ts'
import { type ShipmentRow, shipmentRow } from './shipment-row.ts'
import { ShipmentTag } from './shipment-tag.tsx'
import { readShipmentsQuery, type ShipmentsQuery, shipmentsPath } from './shipments-query.ts'

const words = shipmentAdminWords.list

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'enquiries:read')
  const { db, clock } = contextOf(args.context)
  const ask = readShipmentsQuery(args.url.searchParams)
  const search = ask.search || undefined
  const [{ rows, next }, totals] = await Promise.all([listShipments(db, { ...ask, search }), totalShipments(db, search)])
  const now = clock.now()
  return { ask, next, totals, shown: shownTotal(totals, ask.state), rows: rows.map((row) => shipmentRow(row, now)) }
}

/** What a view comes to: one state, or all of them. */
const shownTotal = (totals: Record<ShipmentState, StateTotal>, state: ShipmentState | undefined): StateTotal =>
  state
    ? totals[state]
    : shipmentStates.reduce(
        (sum, one) => ({ count: sum.count + totals[one].count, totalMinor: sum.totalMinor + totals[one].totalMinor }),
        { count: 0, totalMinor: 0 },
      )

export default function Shipments({ loaderData: { ask, rows, next, totals, shown } }: Route.ComponentProps) {
  const total = moneyText(usd(shown.totalMinor))
  const all = shipmentStates.reduce((sum, state) => sum + totals[state].count, 0)
  return (
    <>
      <PageBar
        title={shipmentAdminWords.title}
        lede={ask.search ? words.found(shown.count, total, ask.search) : words.lede(shown.count, total)}
      />
      <div className="tools">
        <Search ask={ask} />
      </div>
      <nav className="filters" aria-label={words.filter}>
        {[undefined, ...shipmentStates].map((state) => (
          <Link
            key={state ?? 'all'}
            className="chip"
            to={shipmentsPath({ ...ask, state, after: undefined })}
            aria-current={ask.state === state ? 'page' : undefined}
          >
            {state ? shipmentAdminWords.states[state].word : words.all}{' '}
            <span className="num">{state ? totals[state].count : all}</span>
          </Link>
        ))}
      </nav>
      {rows.length > 0 ? <Table rows={rows} /> : <Empty ask={ask} />}
      <NextPage
        first={ask.after && shipmentsPath({ ...ask, after: undefined })}
        next={next && shipmentsPath({ ...ask, after: next })}
      />
      {all > 0 && <Totals totals={totals} />}
    </>
  )
}

function Table({ rows }: { rows: readonly ShipmentRow[] }) {
  const { columns } = words
  return (
    <div className="pane list">
      <div className="scroll">
        <table className="tbl stacks" aria-label={words.table}>
          <thead>
            <tr>
              <th scope="col">{columns.reference}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.road}</th>
              <th scope="col">{columns.cargo}</th>
              <th scope="col" className="n">
                {columns.price}
              </th>
              <th scope="col">{columns.next}</th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="num nowrap">
                  <Link to={`/admin/shipments/${row.id}`}>{row.reference}</Link>
                </th>
                <td className="lead breaks">{row.name}</td>
                <td className="whole breaks">
                  {row.road}
                  {row.mode && <small>{row.mode}</small>}
                </td>
                <td className="num breaks">
                  {row.goods}
                  {row.weighs && <small>{row.weighs}</small>}
                </td>
                <td className={row.price ? 'n' : 'n muted'}>{row.price ?? words.noPrice}</td>
                <td className={row.next.presses ? 'num presses' : 'num'}>{row.next.text}</td>
                <td className="state">
                  <ShipmentTag state={row.state} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Totals({ totals }: { totals: Record<ShipmentState, StateTotal> }) {
  return (
    <details className="pane add state-totals">
      <summary>{words.totals}</summary>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{words.totalColumns.state}</th>
            <th scope="col" className="n">
              {words.totalColumns.count}
            </th>
            <th scope="col" className="n">
              {words.totalColumns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {shipmentStates.map((state) => (
            <tr key={state}>
              <th scope="row">{shipmentAdminWords.states[state].word}</th>
              <td className="n">{totals[state].count}</td>
              <td className="n">{moneyText(usd(totals[state].totalMinor))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Search({ ask }: { ask: ShipmentsQuery }) {
  return (
    <Form className="find" role="search" action="/admin/shipments" key={ask.search}>
      {ask.state && <input type="hidden" name="state" value={ask.state} />}
      <label className="vh" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={ask.search} placeholder={words.searchHint} maxLength={100} />
      <button className="btn line" type="submit">
        <AdminIcon name="search" />
        {words.find}
      </button>
      {ask.search && (
        <Link className="clear" to={shipmentsPath({ ...ask, search: '', after: undefined })}>
          {words.clear}
        </Link>
      )}
    </Form>
  )
}

function Empty({ ask }: { ask: ShipmentsQuery }) {
  return (
    <section className="empty">
      <h2>{words.emptyTitle}</h2>
      <p>{ask.search ? words.emptySearch : ask.state ? words.emptyView : words.empty}</p>
    </section>
  )
}
