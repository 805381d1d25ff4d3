import { paymentMethodWords } from '#features/payments/payment-method-words.ts'
import { dayText } from '#values/day-words.ts'
import { documentWords, whenText } from './document-words.ts'
import type { ReceiptFacts } from './facts/facts.ts'
import { FactRow, MoneyPanel, Pairs, Part, Title, Words } from './paper/blocks.server.tsx'
import { figuresIn, figureText } from './paper/figures.ts'
import { ink, mm } from './paper/ink.ts'
import { Sum } from './paper/price-parts.server.tsx'

const words = documentWords.receipt

/** The receipt of a payment or a refund, and what is left to pay. */
export function Receipt({ facts }: { facts: ReceiptFacts }) {
  const { payment, payer, rate, currency, totalMinor, paidMinor, next } = facts
  const { minor } = payment.received
  const back = minor < 0
  const money = figuresIn(currency)
  const counted = payment.received.currency === currency ? '' : words.counted(money(Math.abs(payment.countedMinor)))
  const left = totalMinor - paidMinor
  return (
    <>
      <Title
        above={documentWords.numbered(facts.number, facts.reference, dayText(facts.issuedOn))}
        title={documentWords.titles.receipt}
        lede={back ? words.returned(payer) : words.lede(payer)}
      />
      <MoneyPanel
        label={back ? words.back : words.amount}
        figure={figureText({ ...payment.received, minor: Math.abs(minor) })}
        note={[counted, counted && rate ? documentWords.rate(rate) : ''].filter(Boolean).join(' ')}
        edge={ink.forest}
      >
        <Pairs
          pairs={[
            [words.columns.on, dayText(payment.on)],
            [words.columns.how, paymentMethodWords[payment.method].name],
            ...(payment.number ? [[words.columns.number, payment.number] as const] : []),
          ]}
        />
      </MoneyPanel>
      <FactRow
        facts={[
          [documentWords.for, facts.lead, 1.2],
          [facts.title, whenText(facts), 2],
          [documentWords.party, `${facts.travellers}`, 0.6],
        ]}
      />
      <Part
        title={words.balance}
        pieces={[
          <Sum
            key="sum"
            currency={currency}
            rows={[
              [words.total, totalMinor],
              [words.paid, -paidMinor],
              [left < 0 ? words.over : words.left, Math.abs(left)],
            ]}
          />,
          <Words key="next" style={{ marginTop: mm(3), textAlign: 'right' }}>
            {left <= 0 ? words.done : next ? words.next(next.label, money(next.amountMinor), next.on && dayText(next.on)) : ''}
          </Words>,
        ]}
      />
    </>
  )
}
