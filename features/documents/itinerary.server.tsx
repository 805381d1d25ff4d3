import { dayText, shortDay, weekdayName } from '#values/day-words.ts'
import { firstUpper } from '#values/first-upper.ts'
import { documentWords, whenText } from './document-words.ts'
import type { DayFacts, ItineraryFacts } from './facts/facts.ts'
import { FactRow, Part, sentencePieces, Title } from './paper/blocks.server.tsx'
import { Contacts } from './paper/contacts.server.tsx'
import { DayRow } from './paper/day-row.server.tsx'
import { roadTime } from './paper/figures.ts'
import { RouteDrawing } from './paper/route-drawing.server.tsx'

const words = documentWords.itinerary

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
  const { driveMinutes, driveKm, night, meals, title, text } = day
  const facts = [
    words.way(day.from, day.to),
    driveMinutes > 0 ? words.road(roadTime(driveMinutes), driveKm) : '',
    meals.length > 0 ? sentenceOf(meals) : words.none,
    night ? words.night(night) : '',
  ].filter(Boolean)
  const date = `${weekdayName(day.on).slice(0, 3)} ${shortDay(day.on)}`
  return <DayRow day={{ day: day.day, date, title, text, facts }} last={last} />
}

/** 'Breakfast, lunch' */
function sentenceOf(meals: readonly string[]): string {
  const list = meals.join(', ')
  return firstUpper(list)
}
