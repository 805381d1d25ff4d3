import { Form } from 'react-router'
import {
  type BankAccount,
  type PhoneAccount,
  paymentMethodTable,
  type VisitorPaymentMethod,
} from '#features/payments/payment-methods.ts'
import type { Words } from '#platform/languages/source.ts'
import { links } from '#values/links.ts'
import { useWords } from '../../../languages/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import { ownWords } from '../../../words/manage-booking.ts'
import { paymentMethodWords } from '../../../words/payment-methods.ts'
import { useSite, whatsappHref } from '../../site-data.ts'
import type { OwnView } from '../load-booking.server.ts'

type PayWords = Words<typeof ownWords.tree>['pay']

type Props = { pay: NonNullable<OwnView['pay']>; reference: string; accounts: OwnView['accounts'] }

/** Where to send what is due: the method that was chosen first, the others folded below it; all of them where none was chosen. */
export function HowToPay(props: Props) {
  const words = useWords(ownWords).pay
  const { methods, chosen } = props.pay
  const first = chosen ? methods.slice(0, 1) : methods
  const others = chosen ? methods.slice(1) : []
  return (
    <div className="part payment-methods">
      {first.map((method) => (
        <Method key={method} method={method} {...props} />
      ))}
      {others.length > 0 && (
        <details className="fold">
          <summary>{words.others}</summary>
          {others.map((method) => (
            <Method key={method} method={method} {...props} />
          ))}
        </details>
      )}
    </div>
  )
}

function Method({ method, pay, reference, accounts }: Props & { method: VisitorPaymentMethod }) {
  const words = useWords(ownWords).pay
  const site = useSite()
  const { account } = paymentMethodTable[method]
  const name = useWords(paymentMethodWords)[method]
  if (account === null) return <Card name={name} pay={pay} reference={reference} />
  const isBank = account.kind === 'bank'
  const { note } = accounts[account.setting]
  return (
    <div>
      <h3>{name}</h3>
      {note && <Note>{note}</Note>}
      <Details
        rows={[
          ...(isBank ? bankRows(accounts[account.setting], words) : phoneRows(accounts[account.setting], words)),
          [words.amount, words.amounts({ amount: pay.amount, francs: pay.francs })],
          [words.reason, reference],
        ]}
      />
      <p className="ui small muted">
        {isBank ? `${words.bankText} ${pay.late}` : words.mobileText}{' '}
        {!isBank && site && <a href={whatsappHref(site, String(words.paidMessage({ reference })))}>{words.sendMessage}</a>}
      </p>
    </div>
  )
}

type Row = readonly [string, string]

const bankRows = ({ holder, bank, account, swift }: BankAccount, words: PayWords): Row[] => [
  [words.holder, holder],
  [words.bank, bank],
  [words.account, account],
  [words.swift, swift],
]

const phoneRows = ({ number, name }: PhoneAccount, words: PayWords): Row[] => [
  [words.mobile, number],
  [words.mobileName, name],
]

/**
 * The buttons to the card page. Plain forms to a page of this site (card-page.tsx), because the security policy allows no form
 * to another site.
 */
function Card({ name, pay: { card, cards }, reference }: Pick<Props, 'pay' | 'reference'> & { name: string }) {
  const words = useWords(ownWords).pay
  return (
    <div>
      <h3>{name}</h3>
      {cards ? (
        <Form method="post" action={`${links.booking(reference)}/card`} reloadDocument className="row">
          {card.due && <input type="hidden" name="dueMinor" value={card.due.minor} />}
          {card.all && <input type="hidden" name="allMinor" value={card.all.minor} />}
          {card.due && (
            <button type="submit" name="what" value="due" className="btn">
              {words.cardDue({ amount: card.due.text })}
            </button>
          )}
          {card.all && (
            <button type="submit" name="what" value="all" className="btn line">
              {words.cardAll({ amount: card.all.text })}
            </button>
          )}
        </Form>
      ) : (
        <p>{words.noCards}</p>
      )}
      <p className="ui small muted">{words.cardText}</p>
    </div>
  )
}

function Details({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="pairs copy">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
