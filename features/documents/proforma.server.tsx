import type { ReadWords } from '#platform/languages/read-words.ts'
import type { ProformaFacts } from './facts/facts.ts'
import { strong } from './fonts.server.ts'
import { FactRow, MoneyPanel, Pairs, Part, sentencePieces, Title, tablePieces, Words } from './paper/blocks.server.tsx'
import { figuresIn } from './paper/figures.ts'
import { ink, mm } from './paper/ink.ts'
import { inFrancs, PriceTable, rateNote, Sum, totalOf } from './paper/price-parts.server.tsx'
import { whenText } from './when-text.ts'
import { documentPaymentMethodWords } from './words/document-payment-methods.ts'
import { documentPriceWords } from './words/document-price.ts'
import { documentProformaWords } from './words/document-proforma.ts'
import { documentsWords } from './words/documents.ts'

/** The proforma invoice: the amount due now and the account to pay it to; then the whole price and what is paid. */
export function Proforma({ facts, read }: { facts: ProformaFacts; read: ReadWords }) {
  const { format } = read
  const common = read(documentsWords)
  const words = read(documentProformaWords)
  const { due, next, hire, price, payments, sender, phoneAccounts } = facts
  const { bank } = sender
  const money = figuresIn(price.currency, format)
  const total = totalOf(price)
  const paid = payments.reduce((sum, { countedMinor }) => sum + countedMinor, 0)
  const amountDue = { minor: due.amountMinor, currency: price.currency }
  const { received, how, number, amount } = words.columns
  return (
    <>
      <Title
        above={common.issued({ reference: facts.reference, day: format.day(facts.issuedOn) })}
        title={common.titles.proforma}
        lede={words.lede}
      />
      <MoneyPanel
        label={due.on ? words.dueOn({ what: due.label, day: format.day(due.on) }) : words.dueNow({ what: due.label })}
        figure={money(due.amountMinor)}
        beside={inFrancs(amountDue, price.rate, format)}
        note={price.rate ? rateNote(price.rate, read) : ''}
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
      {next && (
        <Words style={{ marginTop: mm(4) }}>
          {`${next.on ? words.dueOn({ what: next.label, day: format.day(next.on) }) : next.label}${format.colon}${money(next.amountMinor)}`}
        </Words>
      )}
      {facts.mayNotRun !== '' && <Words style={{ marginTop: mm(4) }}>{facts.mayNotRun}</Words>}
      <FactRow
        facts={[
          [common.for, [...facts.billedTo, ...facts.contacts], 1.5],
          [facts.title, whenText(facts, read), 2],
          [common.party, `${facts.travellers}`, 0.6],
        ]}
      />
      <PriceTable price={price} read={read} />
      {hire.length > 0 && <Part title={words.hire} pieces={sentencePieces(hire)} />}
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
                format.day(payment.on),
                read(documentPaymentMethodWords)[payment.method],
                payment.number ?? '',
                money(payment.countedMinor),
              ]),
            ),
            <Sum
              key="sum"
              currency={price.currency}
              format={format}
              rows={[
                [read(documentPriceWords).total, total],
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
