import { Text, View } from '@react-pdf/renderer'
import { dayText } from '#values/day-words.ts'
import { strong, telling } from '../fonts.server.ts'
import { FactRow, Notice, Part, sentencePieces, tablePieces, Words } from '../paper/blocks.server.tsx'
import { DayRow } from '../paper/day-row.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import { RouteDrawing } from '../paper/route-drawing.server.tsx'
import type { BrochureFacts } from './brochure-facts.ts'
import { brochureWords as words } from './brochure-words.ts'
import { HowToBook } from './how-to-book.server.tsx'
import { Fees, Prices } from './price-tables.server.tsx'
import { SeasonStrip } from './season-strip.server.tsx'

/** The sheets behind the cover: the way and its days, what it costs and covers, and how to book. */
export function Brochure({ facts }: { facts: BrochureFacts }) {
  const { stops, days, season, levels, prices, fees, cancellation, notes } = facts
  return (
    <>
      <Text style={{ fontFamily: telling, fontSize: 13.5, lineHeight: 1.42, marginTop: mm(3), maxWidth: mm(160) }}>
        {facts.lede}
      </Text>
      <FactRow facts={facts.facts} />
      {facts.notice && <Notice>{facts.notice}</Notice>}
      {stops.length > 0 && (
        <Part
          title={words.route}
          pieces={[
            <RouteDrawing key="route" stops={stops} />,
            <Words key="caption" style={{ fontSize: 8.5, color: ink.quiet, marginTop: mm(2) }}>
              {facts.routeCaption}
            </Words>,
          ]}
        />
      )}
      <Part title={words.season} pieces={[<SeasonStrip key="season" {...season} />]} />
      <Part title={words.days} pieces={days.map((day, at) => <DayRow key={day.day} day={day} last={at === days.length - 1} />)} />
      <Part
        title={words.levels}
        pieces={[
          <View key="levels" style={{ gap: mm(1.6) }}>
            {levels.map(([level, note]) => (
              <View key={level} style={{ flexDirection: 'row' }}>
                <Words style={{ width: mm(28), fontFamily: strong }}>{level}</Words>
                <Words style={{ flex: 1 }}>{note}</Words>
              </View>
            ))}
          </View>,
        ]}
      />
      <Covered included={facts.included} excluded={facts.excluded} />
      {prices && <Prices prices={prices} made={words.made(dayText(facts.madeOn), facts.asOf)} />}
      {fees && <Fees fees={fees} />}
      {cancellation && <Cancelling cancellation={cancellation} />}
      {notes.length > 0 && <Part title={words.know} pieces={sentencePieces(notes)} />}
      <HowToBook facts={facts} />
    </>
  )
}

/** What the price covers beside what it does not. */
function Covered({ included, excluded }: Pick<BrochureFacts, 'included' | 'excluded'>) {
  const columns = [
    { title: words.included, sentences: included, hollow: false },
    { title: words.excluded, sentences: excluded, hollow: true },
  ]
  return (
    <View style={{ flexDirection: 'row', gap: mm(9) }}>
      {columns.map(({ title, sentences, hollow }) => (
        <View key={title} style={{ flex: 1 }}>
          <Part title={title} pieces={sentencePieces(sentences, { hollow })} />
        </View>
      ))}
    </View>
  )
}

function Cancelling({ cancellation: { lede, rows, ours } }: { cancellation: NonNullable<BrochureFacts['cancellation']> }) {
  return (
    <Part
      title={words.cancelling}
      pieces={[
        <Words key="lede" style={{ marginBottom: mm(2.4) }}>
          {lede}
        </Words>,
        ...tablePieces(
          [
            { title: words.when, share: 4 },
            { title: words.fee, share: 1, right: true },
          ],
          rows,
        ),
        <Words key="ours" style={{ fontSize: 8.5, color: ink.quiet, marginTop: mm(2.4) }}>
          {ours}
        </Words>,
      ]}
    />
  )
}
