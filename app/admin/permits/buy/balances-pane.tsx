import { Form, Link, useNavigation } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { useAuth } from '../../auth/auth.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { FoldPane } from '../../components/fold-pane.tsx'
import { Pane } from '../../components/pane.tsx'
import { openGroups } from './balance-groups.ts'
import type { BuyReply } from './buy-action.server.ts'
import type { BuyView } from './buy-view.server.ts'
import { PaymentFields } from './payment-fields.tsx'

type Balance = BuyView['balances'][number]

const tickOf = (read: ReadWords, ticked: readonly string[] | undefined): Column<Balance> => ({
  head: read(permitBuyWords).columns.select,
  className: 'of-tick',
  cell: ({ id, version, reference, openMinor }) => (
    <input
      type="checkbox"
      name="id"
      value={`${id} ${version}`}
      data-minor={openMinor}
      // One that has changed meanwhile is to be looked at again.
      defaultChecked={ticked?.includes(`${id} ${version}`)}
      aria-label={read(permitBuyWords).balances.select({ lot: reference })}
    />
  ),
})

function columnsOf(read: ReadWords): Column<Balance>[] {
  const words = read(permitBuyWords)
  const { columns } = words
  return [
    {
      head: columns.due,
      className: 'num nowrap state',
      cell: ({ due, isLate }) => (isLate ? <span className="tag bad">{due}</span> : due),
    },
    {
      head: columns.lot,
      isRowHead: true,
      className: 'num breaks',
      cell: ({ reference, to }) => <Link to={to}>{reference}</Link>,
    },
    {
      head: columns.permit,
      className: 'whole num',
      cell: ({ permit }) => permit,
      small: ({ day, count }) => words.balances.ofDay({ day, count }),
    },
    { head: columns.covers, className: 'num', label: columns.covers, cell: ({ covers }) => covers, small: ({ holds }) => holds },
    { head: columns.paid, isNumber: true, label: columns.paid, cell: ({ paid }) => paid },
    { head: columns.open, isNumber: true, label: columns.open, cell: ({ open }) => open },
  ]
}

type Props = {
  rows: readonly Balance[]
  sums: BuyView['balanceSums']
  total: string
  credits: string
  /** What authorities owe us meanwhile; empty: nothing. */
  refunds: string
  reply: BuyReply | undefined
}

/** What is still to be paid for lots, by when: the near groups are open, and each says its sum by authority. */
export function BalancesPane({ rows, sums, total, credits, refunds, reply }: Props) {
  const read = useReader()
  const words = useWords(permitBuyWords)
  const mayPay = useAuth().may('permits:write')
  const busy = useNavigation().state !== 'idle'
  const ticks = new Set(reply?.ids)
  const open = openGroups(rows.map(({ id, version, group }) => ({ group, isTicked: ticks.has(`${id} ${version}`) })))
  return (
    <section id="balances" aria-label={words.balances.title} className="stack">
      <div role="alert">{reply?.field === 'rows' && <p className="note bad">{reply.sentence}</p>}</div>
      {rows.length === 0 ? (
        <Pane title={words.balances.title}>
          <p className="muted">{words.balances.none}</p>
        </Pane>
      ) : (
        <Form method="post" action="/admin/permits/buy?view=balances#balances" className="ticking stack" preventScrollReset>
          <p className="small muted num">
            {words.balances.total({ total })}{' '}
            {refunds && <Link to="/admin/permits/buy?view=refunds">{words.balances.refunds({ refunds })}</Link>}{' '}
            {mayPay && words.balances.choose}
          </p>
          {sums.map(({ group, sums: ofGroup }) => {
            const own = rows.filter((row) => row.group === group)
            if (own.length === 0) return null
            const title = words.balances.groups[group]
            return (
              <FoldPane
                key={group}
                id={`balances-${group}`}
                title={title}
                summary={words.balances.sum({ count: own.length, sums: ofGroup })}
                tag={group === 'overdue' ? { word: words.balances.late, tone: 'bad' } : undefined}
                open={open.has(group)}
              >
                <DataTable
                  caption={`${words.balances.title}${read.format.colon}${title}`}
                  className="stacks"
                  columns={[mayPay && tickOf(read, reply?.ids), ...columnsOf(read)]}
                  rows={own}
                  rowKey={({ id }) => id}
                />
              </FoldPane>
            )
          })}
          {mayPay && (
            <PaymentFields
              id="balances"
              label={words.balances.choose}
              hint={words.payment.depositHint}
              credits={credits}
              reply={reply}
            >
              <input type="hidden" name="form" value="balances" />
              <button className="btn" type="submit" name="event" value="pay" aria-disabled={busy}>
                {words.payment.payLots}
              </button>
              <button className="btn line" type="submit" name="event" value="deposit" aria-disabled={busy}>
                {words.payment.deposit}
              </button>
            </PaymentFields>
          )}
        </Form>
      )}
    </section>
  )
}
