import { paymentMethodWords } from '#features/payments/payment-method-words.ts'
import { dayText } from '#values/day-words.ts'
import { documentWords, whenText } from './document-words.ts'
import type { ProformaFacts } from './facts/facts.ts'
import { strong } from './fonts.server.ts'
import { FactRow, MoneyPanel, Pairs, Part, Title, tablePieces, Words } from './paper/blocks.server.tsx'
import { figuresIn } from './paper/figures.ts'
import { ink, mm } from './paper/ink.ts'
import { inFrancs, PriceTable, Sum, totalOf } from './paper/price-parts.server.tsx'

const words = documentWords.proforma

/** The proforma invoice: the amount due now and the account to pay it to; then the whole price and what is paid. */
export function Proforma({ facts }: { facts: ProformaFacts }) {
  const { due, price, payments, sender, phoneAccounts } = facts
  const { bank } = sender
  const money = figuresIn(price.currency)
  const total = totalOf(price)
  const paid = payments.reduce((sum, { countedMinor }) => sum + countedMinor, 0)
  const amountDue = { minor: due.amountMinor, currency: price.currency }
  const [received, how, number, amount] = words.columns
  return (
    <>
      <Title
        above={documentWords.issued(facts.reference, dayText(facts.issuedOn))}
        title={documentWords.titles.proforma}
        lede={words.lede}
      />
      <MoneyPanel
        label={words.due(due.label, due.on && dayText(due.on))}
        figure={money(due.amountMinor)}
        beside={inFrancs(amountDue, price.rate)}
        note={price.rate ? `${documentWords.rate(price.rate)} ${documentWords.either}` : ''}
        edge={ink.laterite}
      >
        <Pairs
          pairs={[
            [words.reason, facts.reference],
            ...(
              [
                [words.holder, bank.holder],
                [words.bank, bank.bank],
                [words.account, bank.account],
                [words.swift, bank.swift],
                ...phoneAccounts.map(({ method, number, name }) => [method, `${number}, ${name}`] as const),
              ] as const
            ).filter(([, value]) => value !== ''),
          ]}
        />
        {bank.note !== '' && (
          <Words style={{ fontFamily: strong, fontSize: 9.5, color: ink.laterite, marginTop: mm(3) }}>{bank.note}</Words>
        )}
      </MoneyPanel>
      <FactRow
        facts={[
          [documentWords.for, [facts.lead, ...facts.payer], 1.5],
          [facts.title, whenText(facts), 2],
          [documentWords.party, `${facts.travellers}`, 0.6],
        ]}
      />
      <PriceTable price={price} />
      {payments.length > 0 && (
        <Part
          title={words.paid}
          pieces={[
            ...tablePieces(
              [
                { title: received, share: 3 },
                { title: how, share: 2.6 },
                { title: number, share: 3 },
                { title: amount, share: 2, right: true },
              ],
              payments.map((payment) => [
                dayText(payment.on),
                paymentMethodWords[payment.method].name,
                payment.number ?? '',
                money(payment.countedMinor),
              ]),
            ),
            <Sum
              key="sum"
              currency={price.currency}
              rows={[
                [documentWords.price.total, total],
                [words.paid, -paid],
                [words.left, total - paid],
              ]}
            />,
          ]}
        />
      )}
      <Words style={{ fontSize: 8.5, color: ink.quiet, marginTop: mm(6) }}>{words.note}</Words>
    </>
  )
}
