import { Text, View } from '@react-pdf/renderer'
import { dayText, shortDay, weekdayName } from '#values/day-words.ts'
import { firstUpper } from '#values/first-upper.ts'
import { documentWords, whenText } from './document-words.ts'
import type { DayFacts, ItineraryFacts } from './facts/facts.ts'
import { display, telling } from './fonts.server.ts'
import { Diamond, FactRow, Part, sentencePieces, Title } from './paper/blocks.server.tsx'
import { Contacts } from './paper/contacts.server.tsx'
import { roadTime } from './paper/figures.ts'
import { ink, mm } from './paper/ink.ts'
import { RouteDrawing } from './paper/route-drawing.server.tsx'

const words = documentWords.itinerary

/** The most characters of a day that stays on one page; a longer day may be split. */
const wholeDay = 2400

/** The itinerary: the route on a map, then each day with its road, meals and night. */
export function Itinerary({ facts }: { facts: ItineraryFacts }) {
  const { stops, days, notes, contacts, emergencyPhone, lede, start, accommodation, included, excluded } = facts
  return (
    <>
      <Title above={documentWords.issued(facts.reference, dayText(facts.issuedOn))} title={facts.title} lede={lede} />
      <FactRow
        facts={[
          [documentWords.for, facts.lead, 1.3],
          [documentWords.when, whenText(facts), 1.7],
          [words.start, start, 0.9],
          [documentWords.party, `${facts.travellers}`, 0.6],
        ]}
      />
      {stops.length > 0 && <Part title={words.route} pieces={[<RouteDrawing key="route" stops={stops} />]} />}
      {days.length > 0 && (
        <Part
          title={documentWords.titles.itinerary}
          pieces={days.map((day, i) => <Day key={day.day} day={day} last={i === days.length - 1} />)}
        />
      )}
      {accommodation && <Part title={words.accommodation} pieces={sentencePieces([accommodation])} />}
      {included.length > 0 && <Part title={words.included} pieces={sentencePieces(included)} />}
      {excluded.length > 0 && <Part title={words.excluded} pieces={sentencePieces(excluded)} />}
      {notes.length > 0 && <Part title={words.notes} pieces={sentencePieces(notes)} />}
      <Contacts contacts={contacts} emergencyPhone={emergencyPhone} />
    </>
  )
}

function Day({ day, last }: { day: DayFacts; last: boolean }) {
  const { driveMinutes, driveKm, night, meals } = day
  const facts = [
    words.way(day.from, day.to),
    driveMinutes > 0 ? words.road(roadTime(driveMinutes), driveKm) : '',
    meals.length > 0 ? sentenceOf(meals) : words.none,
    night ? words.night(night) : '',
  ].filter(Boolean)
  return (
    <View wrap={day.text.length > wholeDay} style={{ flexDirection: 'row' }}>
      <View style={{ width: mm(17) }}>
        <Text style={{ fontFamily: display, fontSize: 23, lineHeight: 1, color: ink.laterite }}>{day.day}</Text>
        <Text style={{ fontSize: 8.5, lineHeight: 1.35, color: ink.quiet, marginTop: 2 }}>
          {`${weekdayName(day.on).slice(0, 3)} ${shortDay(day.on)}`}
        </Text>
      </View>
      <View style={{ width: mm(8), alignItems: 'center' }}>
        {!last && (
          <View
            style={{ position: 'absolute', top: 14, bottom: -6, left: mm(4) - 0.75, width: 1.5, backgroundColor: ink.line }}
          />
        )}
        <Diamond hollow size={8} />
      </View>
      <View style={{ flex: 1, paddingLeft: mm(2), paddingBottom: mm(5) }}>
        <Text style={{ fontFamily: display, fontSize: 13.5, lineHeight: 1.15 }}>{day.title}</Text>
        <Text style={{ fontFamily: telling, fontSize: 11, lineHeight: 1.42, marginTop: mm(1.2) }}>{day.text}</Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: mm(4), rowGap: 1, marginTop: mm(1.8) }}>
          {facts.map((fact) => (
            <Text key={fact} style={{ fontSize: 8.5, lineHeight: 1.42, color: ink.quiet }}>
              {fact}
            </Text>
          ))}
        </View>
      </View>
    </View>
  )
}

/** 'Breakfast, lunch' */
function sentenceOf(meals: readonly string[]): string {
  const list = meals.join(', ')
  return firstUpper(list)
}
