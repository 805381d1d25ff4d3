import { View } from '@react-pdf/renderer'
import { strong } from '../fonts.server.ts'
import { Part, tablePieces, Words } from '../paper/blocks.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import type { BrochureFacts, BrochurePeriod, BrochureSeason } from './brochure-facts.ts'
import { brochureWords as words } from './brochure-words.ts'

const note = { fontSize: 8.5, color: ink.quiet }

/** What one person pays by group size and level, period by period. The notes stand with the last one. */
export function Prices({ prices, made }: { prices: NonNullable<BrochureFacts['prices']>; made: string }) {
  const periods = prices.periods.map((period) => <Period key={period.days} period={period} />)
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
function Period({ period: { days, columns, seasons } }: { period: BrochurePeriod }) {
  return (
    <View wrap={false} style={{ marginBottom: mm(3) }}>
      {days !== '' && <Words style={{ fontFamily: strong, fontSize: 11, marginBottom: mm(1.5) }}>{days}</Words>}
      <View style={{ flexDirection: 'row', gap: mm(9) }}>
        {seasons.map((season) => (
          <SeasonTable key={season.title} season={season} columns={columns} />
        ))}
      </View>
    </View>
  )
}

function SeasonTable({ season: { title, spans, rows }, columns }: { season: BrochureSeason; columns: readonly string[] }) {
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
export function Fees({ fees }: { fees: NonNullable<BrochureFacts['fees']> }) {
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
