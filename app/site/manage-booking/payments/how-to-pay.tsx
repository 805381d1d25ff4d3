import type { PaymentMethod } from '#features/bookings/payment-methods.ts'
import type { Settings } from '#features/settings/settings.ts'
import { links } from '#values/links.ts'
import { Note } from '../../../ui/note.tsx'
import { ownWords } from '../../../words/manage-booking.ts'
import { paymentMethodWords } from '../../../words/payment-methods.ts'
import type { OwnView } from '../load-booking.server.ts'

const words = ownWords.pay

type Props = {
  pay: NonNullable<OwnView['pay']>
  reference: string
  bank: Settings['bank']
  mobileMoney: Settings['mobileMoney']
}

/** Where to send what is due: the chosen method first, the others folded below; all of them where none was chosen. */
export function HowToPay(props: Props) {
  const { ways, chosen } = props.pay
  const first = chosen ? ways.slice(0, 1) : ways
  const others = chosen ? ways.slice(1) : []
  return (
    <div className="part ways">
      {first.map((way) => (
        <Way key={way} way={way} {...props} />
      ))}
      {others.length > 0 && (
        <details className="fold">
          <summary>{words.others}</summary>
          {others.map((way) => (
            <Way key={way} way={way} {...props} />
          ))}
        </details>
      )}
    </div>
  )
}

function Way({ way, pay, reference, bank, mobileMoney }: Props & { way: PaymentMethod }) {
  const amount = [words.amount, `${pay.amount}, ${ownWords.money.francs(pay.francs)}`] as const
  if (way === 'card') return <Card pay={pay} reference={reference} />
  const isBank = way === 'bank-transfer'
  const reason = [words.reason, reference] as const
  return (
    <div>
      <h3>{paymentMethodWords[way]}</h3>
      {isBank && bank.note && <Note>{bank.note}</Note>}
      <Details
        rows={
          isBank
            ? [
                [words.holder, bank.holder],
                [words.bank, bank.bank],
                [words.account, bank.account],
                [words.swift, bank.swift],
                amount,
                reason,
              ]
            : [[words.mobile, mobileMoney.number], [words.mobileName, mobileMoney.name], amount, reason]
        }
      />
      <p className="ui small muted">{isBank ? words.bankText : words.mobileText}</p>
    </div>
  )
}

/**
 * The buttons to the card page. Plain forms to a page of this site (card-page.tsx), because the security policy allows no form
 * to another site.
 */
function Card({ pay: { card, cards }, reference }: Pick<Props, 'pay' | 'reference'>) {
  return (
    <div>
      <h3>{paymentMethodWords.card}</h3>
      {cards ? (
        <form method="post" action={`${links.booking(reference)}/card`} className="row">
          {card.due && <input type="hidden" name="dueMinor" value={card.due.minor} />}
          {card.all && <input type="hidden" name="allMinor" value={card.all.minor} />}
          {card.due && (
            <button type="submit" name="what" value="due" className="btn">
              {ownWords.pay.cardDue(card.due.text)}
            </button>
          )}
          {card.all && (
            <button type="submit" name="what" value="all" className="btn line">
              {ownWords.pay.cardAll(card.all.text)}
            </button>
          )}
        </form>
      ) : (
        <p>{words.noCards}</p>
      )}
      <p className="ui small muted">{words.cardText}</p>
    </div>
  )
}

function Details({ rows }: { rows: readonly (readonly [string, string])[] }) {
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
