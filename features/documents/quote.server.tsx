import { View } from '@react-pdf/renderer'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { QuoteFacts } from './facts/facts.ts'
import { FactRow, Notice, Part, sentencePieces, Title, tablePieces } from './paper/blocks.server.tsx'
import { figuresIn } from './paper/figures.ts'
import { mm } from './paper/ink.ts'
import { PriceTable } from './paper/price-parts.server.tsx'
import { whenText } from './when-text.ts'
import { documentQuoteWords } from './words/document-quote.ts'
import { documentsWords } from './words/documents.ts'

/** The quotation: the price line by line, when it is paid, what it covers and what cancelling costs. */
export function Quote({ facts, read }: { facts: QuoteFacts; read: ReadWords }) {
  const { format } = read
  const common = read(documentsWords)
  const words = read(documentQuoteWords)
  const { schedule, included, excluded, cancellation, price, code } = facts
  const money = figuresIn(price.currency, format)
  const { what, due, amount } = words.columns
  return (
    <>
      <Title
        above={words.issued({ reference: facts.reference, day: format.day(facts.issuedOn) })}
        title={common.titles.quote}
        lede={facts.title}
      />
      <FactRow
        facts={[
          [common.for, facts.billedTo, 1.3],
          [common.when, whenText(facts, read), 1.6],
          [common.party, `${facts.travellers}`, 0.7],
          [words.validUntil, format.day(facts.validUntil), 1.1],
        ]}
      />
      <PriceTable price={price} read={read} />
      {schedule.length > 0 && (
        <Part
          title={words.schedule}
          pieces={tablePieces(
            [
              { title: what, share: 5 },
              { title: due, share: 3 },
              { title: amount, share: 2, right: true },
            ],
            schedule.map(({ label, on, amountMinor }) => [label, on ? format.day(on) : words.now, money(amountMinor)]),
          )}
        />
      )}
      {code && <Notice>{words.code({ code, site: facts.sender.site })}</Notice>}
      <View wrap={included.length + excluded.length > 24} style={{ flexDirection: 'row', gap: mm(8) }}>
        {included.length > 0 && (
          <View style={{ flex: 1 }}>
            <Part title={words.included} pieces={sentencePieces(included)} />
          </View>
        )}
        {excluded.length > 0 && (
          <View style={{ flex: 1 }}>
            <Part title={words.excluded} pieces={sentencePieces(excluded, { hollow: true })} />
          </View>
        )}
      </View>
      {cancellation.length > 0 && <Part title={words.cancelling} pieces={sentencePieces(cancellation, { hollow: true })} />}
    </>
  )
}
