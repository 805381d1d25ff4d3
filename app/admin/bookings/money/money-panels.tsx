import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { adjustmentWords } from '../../../words/admin/bookings/adjustments.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { AdjustView } from '../adjust/adjust-view.ts'
import type { accountView, linesView, paymentsView } from './money-view.ts'
import { Statement } from './statement.tsx'
import type { StatementView } from './statement-view.ts'

type Account = ReturnType<typeof accountView>

/** The account of the booking: one word, the figures, what is due and why. */
export function AccountPanel({ account, pays }: { account: Account; pays: boolean }) {
  const words = useWords(moneyAdminWords)
  const { status, rows, francs, share, bar } = account
  return (
    <Pane
      title={words.title}
      beside={status && <span className={status.tone ? `tag ${status.tone}` : 'tag'}>{status.word}</span>}
    >
      {rows.length === 0 && <p className="small muted">{words.asksNothing}</p>}
      <dl className="kv num">
        {rows.map(({ name, amount, sum }, at) => (
          <div key={name} className={sum ? 'sum' : undefined}>
            <dt>{name}</dt>
            <dd>
              {amount}
              {at === 0 && francs && <small>{francs}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {bar && (
        <svg className="meter paid" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={bar}>
          <rect className="of" width="100" height="10" />
          <rect className="f" width={share} height="10" />
        </svg>
      )}
      {pays && (
        <Link className="btn sm line" to="?ask=pay" preventScrollReset>
          {words.record}
        </Link>
      )}
    </Pane>
  )
}

type PaymentRow = ReturnType<typeof paymentsView>[number]

/** Every payment with its events, and the link to refund it. */
export function Payments({ payments, pays }: { payments: readonly PaymentRow[]; pays: boolean }) {
  const words = useWords(moneyAdminWords)
  const labels = words.payments
  if (payments.length === 0) return <p className="muted">{labels.none}</p>
  return (
    <ul className="ledger num">
      {payments.map(({ id, method, amount, state, reference, came, charged, events, returns }) => (
        <li key={id}>
          <div>
            <b>
              {amount}, {method.toLowerCase()}
            </b>{' '}
            <span className={state.tone ? `tag ${state.tone}` : 'tag'}>{state.word}</span>
            {[reference, came, charged].filter(Boolean).map((text) => (
              <small key={text}>{text}</small>
            ))}
            <ul>
              {events.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </div>
          {pays && returns && (
            <Link className="btn sm line" to={`?ask=refund:${id}`} preventScrollReset>
              {labels.refund}
              <span className="visually-hidden">: {amount}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

export function StatementPanel({ statement }: { statement: StatementView | undefined }) {
  const words = useWords(moneyAdminWords)
  if (!statement) return null
  return (
    <Pane title={words.statement.done}>
      <Statement statement={statement} />
    </Pane>
  )
}

type Price = ReturnType<typeof linesView>

type Line = Price['lines'][number]

const lineColumnsOf = (read: ReadWords): Column<Line>[] => [
  {
    head: read(moneyAdminWords).lines.what,
    cell: ({ label, tag }) => (
      <>
        {label} {tag && <span className="tag">{tag}</span>}
      </>
    ),
    small: ({ each, reason }) => (
      <>
        <span className="unit">{each}, </span>
        {reason}
      </>
    ),
  },
  {
    head: read(moneyAdminWords).lines.each,
    isNumber: true,
    headClassName: 'each',
    className: 'muted each',
    cell: ({ each }) => each,
  },
  { head: read(moneyAdminWords).lines.amount, isNumber: true, cell: ({ amount }) => amount },
]

type Adjusting = { adjusts: AdjustView | undefined; apart: string | undefined }

/** The links by which staff change a line. */
const adjustColumn = (read: ReadWords, { lines }: AdjustView): Column<Line> => {
  const adjusting = read(adjustmentWords)
  return {
    head: <span className="visually-hidden">{adjusting.open.change}</span>,
    isNumber: true,
    cell: ({ position }) => {
      const line = lines.find((one) => one.position === position)
      if (!line) return null
      return (
        <span className="links">
          {line.changes && (
            <LineLink dialog={`change-line:${position}`} label={line.label}>
              {adjusting.open.change}
            </LineLink>
          )}
          {line.undoes && (
            <LineLink dialog={`undo-line:${position}`} label={line.label}>
              {adjusting.open.undo}
            </LineLink>
          )}
        </span>
      )
    },
  }
}

const LineLink = ({ dialog, label, children }: { dialog: string; label: string; children: string }) => (
  <Link className="quiet" to={`?ask=${dialog}`} preventScrollReset>
    {children}
    <span className="visually-hidden">: {label}</span>
  </Link>
)

/**
 * The price line by line, with the adjustments that staff may make. `apart` is the address at which a price that was entered as
 * one line is split, where it is one.
 */
export function PriceLines({ price, adjusts, apart }: { price: Price } & Adjusting) {
  const read = useReader()
  const adjusting = useWords(adjustmentWords)
  const words = useWords(moneyAdminWords)
  const labels = words.lines
  const columns = adjusts ? [...lineColumnsOf(read), adjustColumn(read, adjusts)] : lineColumnsOf(read)
  return (
    <>
      <DataTable
        none={labels.none}
        isWide
        caption={labels.title}
        columns={columns}
        rows={price.lines}
        rowKey={({ key }) => key}
        foot={
          <tr>
            <th scope="row">
              {labels.total}
              {price.vat && (
                <small>
                  {labels.vat}: {price.vat}
                </small>
              )}
            </th>
            <td className="each" />
            <td className="numeric">{price.total}</td>
            {adjusts && <td />}
          </tr>
        }
      />
      {apart && (
        <p className="note below">
          {adjusting.apartText} <Link to={apart}>{adjusting.open.apart}</Link>
        </p>
      )}
      {adjusts && (
        <p className="row below">
          <Link className="btn sm line" to="?ask=discount" preventScrollReset>
            {adjusting.open.discount}
          </Link>
          <Link className="btn sm line" to="?ask=add-line" preventScrollReset>
            {adjusting.open.add}
          </Link>
        </p>
      )}
      <p className="small muted below">{price.terms}</p>
      {price.policies.length > 0 && <Policies policies={price.policies} />}
    </>
  )
}

/** The cancellation policies of the lines: what each charges, and from which day. */
function Policies({ policies }: { policies: Price['policies'] }) {
  const words = useWords(moneyAdminWords)
  const labels = words.policies
  return (
    <details className="add">
      <summary>{labels.title}</summary>
      {policies.map(({ key, name, steps }) => (
        <div key={key} className="policy num">
          <h3>{name}</h3>
          <dl className="kv">
            {steps.map(({ days, charge }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{charge}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className="small muted">{labels.apart}</p>
    </details>
  )
}
