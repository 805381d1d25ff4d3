import type { PaymentMethod } from '#features/bookings/hold-length.ts'
import type { Settings } from '#features/settings/settings.ts'
import { methodWords } from '../../words/booking.ts'
import { ownWords } from '../../words/own-booking.ts'

type Props = {
  method: PaymentMethod | null
  reference: string
  price: { deposit: string }
  bank: Settings['bank']
  mobileMoney: Settings['mobileMoney']
}

/** What is due now and where to send it, by the way of paying that was chosen; every way where none was. */
export function HowToPay({ method, reference, price, bank, mobileMoney }: Props) {
  return (
    <section className="part">
      <h2 className="t-3">{ownWords.howToPay}</h2>
      <p className="due num">{ownWords.payNow(price.deposit)}</p>
      {method !== 'mobile-money' && method !== 'card' && (
        <>
          <h3>{methodWords['bank-transfer'].name}</h3>
          <Details
            rows={[
              [ownWords.holder, bank.holder],
              [ownWords.bank, bank.bank],
              [ownWords.account, bank.account],
              [ownWords.swift, bank.swift],
            ]}
          />
          {bank.note && <p className="small muted">{bank.note}</p>}
        </>
      )}
      {method !== 'bank-transfer' && method !== 'card' && (
        <>
          <h3>{methodWords['mobile-money'].name}</h3>
          <Details
            rows={[
              [ownWords.mobile, mobileMoney.number],
              [ownWords.mobileName, mobileMoney.name],
            ]}
          />
        </>
      )}
      {method !== 'bank-transfer' && method !== 'mobile-money' && (
        <>
          <h3>{methodWords.card.name}</h3>
          <p>{ownWords.card}</p>
        </>
      )}
      <p className="copy">{ownWords.payReference(reference)}</p>
    </section>
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
