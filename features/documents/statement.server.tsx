import { Text, View } from '@react-pdf/renderer'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { daysBetween } from '#values/dates.ts'
import type { StatementFacts } from './facts/facts.ts'
import { strong } from './fonts.server.ts'
import { Diamond, FactRow, MoneyPanel, Pairs, Part, Title, tablePieces, Why, Words } from './paper/blocks.server.tsx'
import { figuresIn } from './paper/figures.ts'
import { ink, mm } from './paper/ink.ts'
import { inFrancs, rateText } from './paper/price-parts.server.tsx'
import { whenText } from './when-text.ts'
import { documentStatementWords } from './words/document-statement.ts'
import { documentsWords } from './words/documents.ts'

/** The cancellation statement: the rule, the charge for each line, what was paid and the refund. */
export function Statement({ facts, read }: { facts: StatementFacts; read: ReadWords }) {
  const { format } = read
  const common = read(documentsWords)
  const words = read(documentStatementWords)
  const { lines, currency, paidMinor, rule, reason, rate, settlement } = facts
  const money = figuresIn(currency, format)
  const fee = lines.reduce((sum, { chargedMinor }) => sum + chargedMinor, 0)
  const price = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const back = paidMinor - fee
  const { what, price: priced, fee: charged } = words.columns
  return (
    <>
      <Title
        above={common.issued({ reference: facts.reference, day: format.day(facts.issuedOn) })}
        title={common.titles.statement}
        lede={cancelledText(facts, read)}
      />
      <MoneyPanel
        label={back < 0 ? words.due : words.refund}
        figure={money(Math.abs(back))}
        beside={inFrancs({ minor: Math.abs(back), currency }, rate, format)}
        note={rate ? rateText(rate, read) : ''}
        edge={back < 0 ? ink.laterite : ink.forest}
      >
        <Pairs
          figures
          pairs={[
            [words.paid, money(paidMinor)],
            [words.fee, money(fee)],
          ]}
        />
        <Words style={{ marginTop: mm(3) }}>{back === 0 ? words.even : settlement}</Words>
      </MoneyPanel>
      <FactRow
        facts={[
          [common.for, facts.billedTo, 1.2],
          [facts.title, whenText(facts, read), 2],
          [common.party, `${facts.travellers}`, 0.6],
        ]}
      />
      {reason && <Words style={{ marginTop: mm(5) }}>{words.reason({ reason })}</Words>}
      {rule.length > 0 && (
        <Part
          title={words.rule}
          pieces={rule.map(({ text, applied }, i) => (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
              key={i}
              wrap={false}
              style={{
                flexDirection: 'row',
                gap: mm(2.6),
                paddingVertical: mm(1),
                paddingHorizontal: mm(2),
                ...(applied && { backgroundColor: ink.ochreWash }),
              }}
            >
              <Diamond hollow={!applied} />
              <Words style={{ flex: 1, ...(applied && { fontFamily: strong }) }}>
                {text}
                {applied && <Text style={{ color: ink.quiet }}>{`  ${words.applies}`}</Text>}
              </Words>
            </View>
          ))}
        />
      )}
      {lines.length > 0 && (
        <Part
          title={words.lines}
          pieces={tablePieces(
            [
              { title: what, share: 6 },
              { title: priced, share: 2, right: true, quiet: true },
              { title: charged, share: 2, right: true },
            ],
            lines.map(({ label, reason: why, amountMinor, chargedMinor }) => [
              <Why key="why" label={label} reason={why} />,
              money(amountMinor),
              money(chargedMinor),
            ]),
            [words.fee, money(price), money(fee)],
          )}
        />
      )}
    </>
  )
}

/** Who cancelled, when, and how long before the start. */
function cancelledText({ by, cancelledOn, startsOn }: StatementFacts, read: ReadWords): string {
  const words = read(documentStatementWords).by
  const day = read.format.day(cancelledOn)
  if (by === 'operator') return words.operator({ day })
  const days = daysBetween(cancelledOn, startsOn)
  return days > 0 ? words.traveller({ day, days }) : words.late({ day })
}
