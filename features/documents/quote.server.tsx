import { View } from '@react-pdf/renderer'
import { dayText } from '#values/day-words.ts'
import { documentWords, whenText } from './document-words.ts'
import type { QuoteFacts } from './facts/facts.ts'
import { FactRow, Notice, Part, sentencePieces, Title, tablePieces } from './paper/blocks.server.tsx'
import { figuresIn } from './paper/figures.ts'
import { mm } from './paper/ink.ts'
import { PriceTable } from './paper/price-parts.server.tsx'

/** The quotation: the price line by line, when it is paid, what it covers and what cancelling costs. */
export function Quote({ facts }: { facts: QuoteFacts }) {
  const { schedule, included, excluded, cancellation, price, code } = facts
  const money = figuresIn(price.currency)
  const words = documentWords.schedule
  const [what, due, amount] = words.columns
  return (
    <>
      <Title
        above={documentWords.quoted(facts.reference, dayText(facts.issuedOn))}
        title={documentWords.titles.quote}
        lede={facts.title}
      />
      <FactRow
        facts={[
          [documentWords.for, facts.lead, 1.3],
          [documentWords.when, whenText(facts), 1.6],
          [documentWords.party, `${facts.travellers}`, 0.7],
          [documentWords.validUntil, dayText(facts.validUntil), 1.1],
        ]}
      />
      <PriceTable price={price} />
      {schedule.length > 0 && (
        <Part
          title={words.title}
          pieces={tablePieces(
            [
              { title: what, share: 5 },
              { title: due, share: 3 },
              { title: amount, share: 2, right: true },
            ],
            schedule.map(({ label, on, amountMinor }) => [label, on ? dayText(on) : words.now, money(amountMinor)]),
          )}
        />
      )}
      {code && <Notice>{documentWords.code(code, facts.sender.site)}</Notice>}
      <View wrap={included.length + excluded.length > 24} style={{ flexDirection: 'row', gap: mm(8) }}>
        {included.length > 0 && (
          <View style={{ flex: 1 }}>
            <Part title={documentWords.covered.yes} pieces={sentencePieces(included)} />
          </View>
        )}
        {excluded.length > 0 && (
          <View style={{ flex: 1 }}>
            <Part title={documentWords.covered.no} pieces={sentencePieces(excluded, { hollow: true })} />
          </View>
        )}
      </View>
      {cancellation.length > 0 && (
        <Part title={documentWords.cancelling} pieces={sentencePieces(cancellation, { hollow: true })} />
      )}
    </>
  )
}
