import { Text, View } from '@react-pdf/renderer'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words as WordsOf } from '#platform/languages/source.ts'
import { strong, telling } from '../fonts.server.ts'
import { FactRow, Notice, Part, sentencePieces, tablePieces, Words } from '../paper/blocks.server.tsx'
import { Covered } from '../paper/covered.server.tsx'
import { DayRow } from '../paper/day-row.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import { RouteDrawing } from '../paper/route-drawing.server.tsx'
import { brochureWords } from '../words/brochure.ts'
import { documentRouteWords } from '../words/document-route.ts'
import type { BrochureFacts } from './brochure-facts.ts'
import { HowToBook } from './how-to-book.server.tsx'
import { Fees, Prices } from './price-tables.server.tsx'
import { SeasonStrip } from './season-strip.server.tsx'

type BrochureWords = WordsOf<typeof brochureWords.tree>

/** The sheets behind the cover: the way and its days, what it costs and covers, and how to book. */
export function Brochure({ facts, read }: { facts: BrochureFacts; read: ReadWords }) {
  const words = read(brochureWords)
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
          title={read(documentRouteWords).title}
          pieces={[
            <RouteDrawing key="route" stops={stops} read={read} />,
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
      <Covered
        yes={{ title: words.included, sentences: facts.included }}
        no={{ title: words.excluded, sentences: facts.excluded }}
      />
      {prices && (
        <Prices prices={prices} made={words.made({ day: read.format.day(facts.madeOn), year: facts.asOf })} words={words} />
      )}
      {fees && <Fees fees={fees} words={words} />}
      {cancellation && <Cancelling cancellation={cancellation} words={words} />}
      {notes.length > 0 && <Part title={words.know} pieces={sentencePieces(notes)} />}
      <HowToBook facts={facts} words={words} />
    </>
  )
}

type CancellingProps = { cancellation: NonNullable<BrochureFacts['cancellation']>; words: BrochureWords }

function Cancelling({ cancellation: { lede, rows, ours }, words }: CancellingProps) {
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
