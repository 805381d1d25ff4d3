import { Form, useNavigation } from 'react-router'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { useAuth } from '../../auth/auth.tsx'
import { BulkBar } from '../../components/bulk-bar.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { BuyReply } from './buy-action.server.ts'
import type { BuyRow, ReserveLink } from './buy-view.server.ts'
import { PaymentFields } from './payment-fields.tsx'
import { reserveLinks, rowColumns, tickColumn } from './row-columns.tsx'

type Props = {
  rows: readonly BuyRow[]
  count: string
  credits: string
  reply: BuyReply | undefined
  /** Whether there is nothing else to buy. */
  isAll: boolean
}

/** Permits for travellers of whom everything is known: what is ticked leaves as a file, or is paid. */
export function ToBuyPane({ rows, count, credits, reply, isAll }: Props) {
  const read = useReader()
  const words = useWords(permitBuyWords)
  const mayPay = useAuth().may('permits:write')
  const busy = useNavigation().state !== 'idle'
  if (rows.length === 0)
    return isAll ? (
      <Pane title={words.toBuy.title}>
        <p className="muted">{words.toBuy.none}</p>
      </Pane>
    ) : null
  const exports = (
    <>
      <button className="btn line" type="submit" formMethod="get" formAction="/admin/permits/buy/list.csv">
        {words.payment.csv}
      </button>
      <button className="btn line" type="submit" formMethod="get" formAction="/admin/permits/buy/list.xlsx">
        {words.payment.xlsx}
      </button>
    </>
  )
  return (
    <Pane title={words.toBuy.title} beside={<span className="muted num">{count}</span>} id="to-buy">
      <div role="alert">{reply?.field === 'rows' && <p className="note bad">{reply.sentence}</p>}</div>
      <p className="small muted off-paper">{mayPay ? words.toBuy.steps : words.toBuy.chooseOne}</p>
      <Form method="post" action="/admin/permits/buy#to-buy" className="ticking stack" preventScrollReset>
        <DataTable
          caption={words.toBuy.title}
          className="stacks"
          columns={[tickColumn(read, reply?.ids), ...rowColumns(read, { withReason: true })]}
          rows={rows}
          rowKey={({ id }) => id}
          groupOf={({ group }) => group}
          besideGroup={mayPay ? reserveLinks : undefined}
        />
        {mayPay ? (
          <PaymentFields id="pay" label={words.toBuy.choose} hint={words.payment.amountHint} credits={credits} reply={reply}>
            <button className="btn" type="submit" name="form" value="pay" aria-disabled={busy}>
              {words.payment.pay}
            </button>
            {exports}
          </PaymentFields>
        ) : (
          <BulkBar label={words.toBuy.chooseOne}>{exports}</BulkBar>
        )}
      </Form>
    </Pane>
  )
}

type WaitingProps = {
  rows: readonly BuyRow[]
  forHolds: readonly { key: string; text: string; reserve: ReserveLink | undefined }[]
}

/** Permits that cannot be paid yet: something of their travellers is missing, or a hold is not a booking yet. They may be reserved. */
export function WaitingPane({ rows, forHolds }: WaitingProps) {
  const read = useReader()
  const words = useWords(permitBuyWords)
  const { may } = useAuth()
  const [mayRecord, mayReserve] = [may('bookings:move'), may('permits:write')]
  if (rows.length === 0 && forHolds.length === 0) return null
  return (
    <Pane title={words.incomplete.title} className="stack">
      <p className="small muted">{mayReserve ? words.incomplete.steps : words.incomplete.lede}</p>
      {rows.length > 0 && (
        <DataTable
          caption={words.incomplete.title}
          className="stacks"
          columns={rowColumns(read, { withReason: true, mayRecord })}
          rows={rows}
          rowKey={({ id }) => id}
          groupOf={({ group }) => group}
          besideGroup={mayReserve ? reserveLinks : undefined}
        />
      )}
      {forHolds.length > 0 && (
        <ul className="item-list num">
          {forHolds.map(({ key, text, reserve }) => (
            <li key={key}>
              <span>{text}</span>
              {mayReserve && reserveLinks([{ reserve }])}
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}
