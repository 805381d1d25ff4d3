import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { FactRows } from '../../components/fact-rows.tsx'
import { Pane } from '../../components/pane.tsx'
import type { AccountView } from './load-account.server.ts'

/** The account of a supplier: what is open, what it owes us, its invoices, and what it was paid. */
export function AccountPane({ account }: { account: AccountView }) {
  const words = useWords(payableWords)
  const labels = words.account
  const { supplierId, open, overdue, credit, next, invoices, payments, isEmpty } = account
  const of = `supplier=${supplierId}`
  const facts = [
    [String(labels.open), open],
    [String(labels.overdue), overdue],
    [String(labels.next), next],
    [String(labels.credit), credit],
  ] as const
  return (
    <Pane title={labels.title} id="account" beside={!isEmpty && <Link to={`/admin/payables?${of}`}>{labels.toPay}</Link>}>
      {open || credit ? (
        <FactRows facts={facts.filter(([, value]) => value !== '')} />
      ) : (
        <p className="muted">{labels.nothing}</p>
      )}
      {!isEmpty && (
        <>
          <Part
            title={String(words.invoices)}
            none={String(labels.none)}
            all={<Link to={`/admin/payables/invoices?view=taken&${of}`}>{labels.allInvoices}</Link>}
            rows={invoices.map(({ id, text, amount, state }) => ({ id, text, amount, tag: String(state) }))}
          />
          <Part
            title={String(words.payments)}
            none={String(labels.none)}
            all={<Link to={`/admin/payables/payments?${of}`}>{labels.allPayments}</Link>}
            rows={payments.map(({ id, text, amount, isOff }) => ({
              id,
              text,
              amount,
              tag: isOff ? String(words.list.reversed) : '',
            }))}
          />
        </>
      )}
    </Pane>
  )
}

type PartProps = {
  title: string
  none: string
  all: ReactNode
  rows: readonly { id: number; text: string; amount: string; tag: string }[]
}

function Part({ title, none, all, rows }: PartProps) {
  return (
    <section className="below">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="muted small">{none}</p>
      ) : (
        <>
          <ul className="item-list num below">
            {rows.map(({ id, text, amount, tag }) => (
              <li key={id}>
                <span>
                  {text}
                  {tag && <small>{tag}</small>}
                </span>
                <span className="nowrap">{amount}</span>
              </li>
            ))}
          </ul>
          <p className="small">{all}</p>
        </>
      )}
    </section>
  )
}
