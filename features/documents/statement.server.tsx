import { Text, View } from '@react-pdf/renderer'
import { daysBetween } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { documentWords, whenText } from './document-words.ts'
import type { StatementFacts } from './facts/facts.ts'
import { strong } from './fonts.server.ts'
import { Diamond, FactRow, MoneyPanel, Pairs, Part, Title, tablePieces, Why, Words } from './paper/blocks.server.tsx'
import { figuresIn } from './paper/figures.ts'
import { ink, mm } from './paper/ink.ts'
import { inFrancs } from './paper/price-parts.server.tsx'

const words = documentWords.statement

/** The cancellation statement: the rule, the charge for each line, what was paid and the refund. */
export function Statement({ facts }: { facts: StatementFacts }) {
  const { lines, currency, paidMinor, rule, reason, by, rate, settlement } = facts
  const money = figuresIn(currency)
  const fee = lines.reduce((sum, { chargedMinor }) => sum + chargedMinor, 0)
  const price = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const back = paidMinor - fee
  const notice = words.notice(daysBetween(facts.cancelledOn, facts.startsOn))
  const [what, priced, charged] = words.columns
  return (
    <>
      <Title
        above={documentWords.issued(facts.reference, dayText(facts.issuedOn))}
        title={documentWords.titles.statement}
        lede={
          by === 'operator'
            ? words.by.operator(dayText(facts.cancelledOn))
            : words.by.traveller(dayText(facts.cancelledOn), notice)
        }
      />
      <MoneyPanel
        label={back < 0 ? words.due : words.refund}
        figure={money(Math.abs(back))}
        beside={inFrancs({ minor: Math.abs(back), currency }, rate)}
        note={rate ? documentWords.rate(rate) : ''}
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
          [documentWords.for, facts.lead, 1.2],
          [facts.title, whenText(facts), 2],
          [documentWords.party, `${facts.travellers}`, 0.6],
        ]}
      />
      {reason && <Words style={{ marginTop: mm(5) }}>{words.reason(reason)}</Words>}
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
