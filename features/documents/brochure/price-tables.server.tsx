import { View } from '@react-pdf/renderer'
import type { Words as WordsOf } from '#platform/languages/source.ts'
import { strong } from '../fonts.server.ts'
import { Part, tablePieces, Words } from '../paper/blocks.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import type { brochureWords } from '../words/brochure.ts'
import type { BrochureFacts, BrochurePeriod, BrochureSeason } from './brochure-facts.ts'

type BrochureWords = WordsOf<typeof brochureWords.tree>

const note = { fontSize: 8.5, color: ink.quiet }

type PricesProps = { prices: NonNullable<BrochureFacts['prices']>; made: string; words: BrochureWords }

/** What one person pays by group size and level, period by period. The notes stand with the last one. */
export function Prices({ prices, made, words }: PricesProps) {
  const periods = prices.periods.map((period) => <Period key={period.days} period={period} words={words} />)
  return (
    <Part
      title={words.prices}
      pieces={[
        ...periods.slice(0, -1),
        <View key="last" wrap={false}>
          {periods.at(-1)}
          <Words style={{ ...note, marginTop: mm(2.4) }}>{prices.note}</Words>
          <Words style={{ ...note, marginTop: mm(1) }}>{made}</Words>
        </View>,
      ]}
    />
  )
}

/** Two seasons stand side by side where their columns have room. */
function Period({ period: { days, columns, seasons }, words }: { period: BrochurePeriod; words: BrochureWords }) {
  return (
    <View wrap={false} style={{ marginBottom: mm(3) }}>
      {days !== '' && <Words style={{ fontFamily: strong, fontSize: 11, marginBottom: mm(1.5) }}>{days}</Words>}
      <View style={{ flexDirection: 'row', gap: mm(9) }}>
        {seasons.map((season) => (
          <SeasonTable key={season.title} season={season} columns={columns} words={words} />
        ))}
      </View>
    </View>
  )
}

type SeasonProps = { season: BrochureSeason; columns: readonly string[]; words: BrochureWords }

function SeasonTable({ season: { title, spans, rows }, columns, words }: SeasonProps) {
  return (
    <View style={{ flex: 1 }}>
      <Words style={{ fontFamily: strong }}>{title}</Words>
      {spans !== '' && <Words style={note}>{spans}</Words>}
      <View style={{ marginTop: mm(1.8) }}>
        {tablePieces(
          [{ title: words.travelling, share: 1.5 }, ...columns.map((column) => ({ title: column, share: 1, right: true }))],
          rows,
        )}
      </View>
    </View>
  )
}

/** Each permit and park fee once, by residency. Its note stands with the last row. */
export function Fees({ fees, words }: { fees: NonNullable<BrochureFacts['fees']>; words: BrochureWords }) {
  const [name = '', ...amounts] = fees.columns
  const rows = tablePieces(
    [{ title: name, share: 3.4 }, ...amounts.map((column) => ({ title: column, share: 1.1, right: true }))],
    fees.rows,
  )
  return (
    <Part
      title={words.fees}
      pieces={[
        ...rows.slice(0, -1),
        <View key="last" wrap={false}>
          {rows.at(-1)}
          <Words style={{ ...note, marginTop: mm(2.4) }}>{fees.note}</Words>
        </View>,
      ]}
    />
  )
}
