import { Form, Link, useNavigation } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { useAuth } from '../../auth/auth.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { BuyReply } from './buy-action.server.ts'
import { PaymentFields } from './payment-fields.tsx'
import type { RefundRow, RefundsView } from './refunds-view.ts'

function columnsOf(read: ReadWords, ticked: readonly string[] | undefined, mayPay: boolean): (Column<RefundRow> | false)[] {
  const words = read(permitBuyWords)
  const { columns } = words
  return [
    mayPay && {
      head: columns.select,
      className: 'of-tick',
      cell: ({ id, expectedMinor, what }) => (
        <input
          type="checkbox"
          name="id"
          value={id}
          data-minor={expectedMinor ?? 0}
          defaultChecked={ticked?.includes(String(id))}
          aria-label={words.refunds.select({ what, lot: String(id) })}
        />
      ),
    },
    {
      head: columns.permit,
      isRowHead: true,
      className: 'whole num',
      cell: ({ what, to }) => <Link to={to}>{what}</Link>,
      small: ({ count }) => count,
    },
    { head: columns.why, className: 'breaks', cell: ({ cause }) => cause, small: ({ paper }) => paper },
    { head: columns.claimed, className: 'num nowrap', label: columns.claimed, cell: ({ claimed }) => claimed },
    { head: columns.paid, isNumber: true, label: columns.paid, cell: ({ paid }) => paid },
    {
      head: columns.expected,
      isNumber: true,
      label: columns.expected,
      cell: ({ expected, expectedMinor }) => (expectedMinor === null ? <span className="tag warn">{expected}</span> : expected),
    },
  ]
}

/** What authorities owe us, the oldest claim first, with what came or was agreed of it. */
export function RefundsPane({ view, reply }: { view: RefundsView; reply: BuyReply | undefined }) {
  const read = useReader()
  const words = useWords(permitBuyWords)
  const mayPay = useAuth().may('permits:write')
  const busy = useNavigation().state !== 'idle'
  const { rows, sums } = view
  return (
    <Pane title={words.refunds.title} id="refunds" beside={rows.length > 0 && <span className="muted num">{sums}</span>}>
      <div role="alert">{reply?.field === 'rows' && <p className="note bad">{reply.sentence}</p>}</div>
      {rows.length === 0 ? (
        <p className="muted">{words.refunds.none}</p>
      ) : (
        <Form method="post" action="/admin/permits/buy?view=refunds#refunds" className="ticking stack" preventScrollReset>
          <DataTable
            caption={words.refunds.title}
            className="stacks"
            columns={columnsOf(read, reply?.ids, mayPay)}
            rows={rows}
            rowKey={({ id }) => id}
            groupOf={({ authority }) => authority}
          />
          {mayPay && (
            <PaymentFields id="refunds" label={words.refunds.choose} hint={words.refunds.amountHint} reply={reply}>
              <input type="hidden" name="form" value="refunds" />
              <button className="btn" type="submit" name="event" value="receive" aria-disabled={busy}>
                {words.refunds.receive}
              </button>
              <button className="btn line" type="submit" name="event" value="agree" aria-disabled={busy}>
                {words.refunds.agree}
              </button>
            </PaymentFields>
          )}
        </Form>
      )}
    </Pane>
  )
}
