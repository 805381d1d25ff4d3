import type { ReadWords } from '#platform/languages/read-words.ts'
import type { ReceiptFacts } from './facts/facts.ts'
import { FactRow, MoneyPanel, Pairs, Part, Title, Words } from './paper/blocks.server.tsx'
import { figuresIn } from './paper/figures.ts'
import { ink, mm } from './paper/ink.ts'
import { rateText, Sum } from './paper/price-parts.server.tsx'
import { whenText } from './when-text.ts'
import { documentPaymentMethodWords } from './words/document-payment-methods.ts'
import { documentReceiptWords } from './words/document-receipt.ts'
import { documentsWords } from './words/documents.ts'

/** The receipt of a payment or a refund, and what is left to pay. */
export function Receipt({ facts, read }: { facts: ReceiptFacts; read: ReadWords }) {
  const { format } = read
  const common = read(documentsWords)
  const words = read(documentReceiptWords)
  const { payment, payer, rate, currency, totalMinor, paidMinor, next } = facts
  const { minor } = payment.received
  const back = minor < 0
  const money = figuresIn(currency, format)
  const counted = payment.received.currency === currency ? '' : words.counted({ amount: money(Math.abs(payment.countedMinor)) })
  const left = totalMinor - paidMinor
  const due = next && { what: next.label, amount: money(next.amountMinor) }
  const nextText = due && (next.on ? words.nextOn({ ...due, day: format.day(next.on) }) : words.nextNow(due))
  return (
    <>
      <Title
        above={words.issued({ number: facts.number, reference: facts.reference, day: format.day(facts.issuedOn) })}
        title={common.titles.receipt}
        lede={back ? words.to({ payer }) : words.from({ payer })}
      />
      <MoneyPanel
        label={back ? words.refunded : words.received}
        figure={format.moneyInFull({ ...payment.received, minor: Math.abs(minor) })}
        note={[counted, counted && rate ? rateText(rate, read) : ''].filter(Boolean).join(' ')}
        edge={ink.forest}
      >
        <Pairs
          pairs={[
            [words.on, format.day(payment.on)],
            [words.how, read(documentPaymentMethodWords)[payment.method]],
            ...(payment.number ? [[words.number, payment.number] as const] : []),
          ]}
        />
      </MoneyPanel>
      <FactRow
        facts={[
          [common.for, facts.billedTo, 1.2],
          [facts.title, whenText(facts, read), 2],
          [common.party, `${facts.travellers}`, 0.6],
        ]}
      />
      <Part
        title={words.balance}
        pieces={[
          <Sum
            key="sum"
            currency={currency}
            format={format}
            rows={[
              [words.total, totalMinor],
              [words.paid, -paidMinor],
              [left < 0 ? words.over : words.left, Math.abs(left)],
            ]}
          />,
          <Words key="next" style={{ marginTop: mm(3), textAlign: 'right' }}>
            {left <= 0 ? words.done : nextText}
          </Words>,
        ]}
      />
    </>
  )
}
