import { finalDaysBefore } from '#features/bookings/final-documents.ts'
import type { Meal } from '#features/packages/package.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import type { DayFacts, ItineraryFacts } from './facts/facts.ts'
import { FactRow, Notice, Part, sentencePieces, Title } from './paper/blocks.server.tsx'
import { Contacts } from './paper/contacts.server.tsx'
import { DayRow } from './paper/day-row.server.tsx'
import { roadTime } from './paper/figures.ts'
import { namePieces } from './paper/names.server.tsx'
import { RouteDrawing } from './paper/route-drawing.server.tsx'
import { whenText } from './when-text.ts'
import { documentItineraryWords } from './words/document-itinerary.ts'
import { documentRouteWords } from './words/document-route.ts'
import { documentsWords } from './words/documents.ts'

/** The itinerary: the route on a map, then each day with its road, meals and night. */
export function Itinerary({ facts, read }: { facts: ItineraryFacts; read: ReadWords }) {
  const common = read(documentsWords)
  const words = read(documentItineraryWords)
  const { stops, days, names, notes, contacts, emergencyPhone, lede, start, accommodation, included, extras, excluded } = facts
  return (
    <>
      <Title
        above={common.issued({ reference: facts.reference, day: read.format.day(facts.issuedOn) })}
        title={facts.title}
        lede={lede}
      />
      <FactRow
        facts={[
          [common.for, facts.lead, 1.3],
          [common.when, whenText(facts, read), 1.7],
          [words.start, start, 0.9],
          [common.party, `${facts.travellers}`, 0.6],
        ]}
      />
      {facts.provisional && <Notice>{words.provisional({ days: finalDaysBefore })}</Notice>}
      {stops.length > 0 && (
        <Part title={read(documentRouteWords).title} pieces={[<RouteDrawing key="route" stops={stops} read={read} />]} />
      )}
      {days.length > 0 && (
        <Part
          title={common.titles.itinerary}
          pieces={days.map((day, i) => <Day key={day.day} day={day} last={i === days.length - 1} read={read} />)}
        />
      )}
      {accommodation && <Part title={words.accommodation} pieces={sentencePieces([accommodation])} />}
      {included.length > 0 && <Part title={words.included} pieces={sentencePieces(included)} />}
      {extras.length > 0 && <Part title={words.extras} pieces={sentencePieces(extras.map(words.extra))} />}
      {excluded.length > 0 && (
        <Part title={extras.length > 0 ? words.excludedBesides : words.excluded} pieces={sentencePieces(excluded)} />
      )}
      {names.some(({ name }) => name) && <Part title={common.party} pieces={namePieces(names, read)} />}
      {notes.length > 0 && <Part title={words.notes} pieces={sentencePieces(notes)} />}
      <Contacts contacts={contacts} emergencyPhone={emergencyPhone} read={read} />
    </>
  )
}

function Day({ day, last, read }: { day: DayFacts; last: boolean; read: ReadWords }) {
  const { format } = read
  const words = read(documentItineraryWords)
  const { from, to, night, meals, title, text } = day
  const facts = [
    from === to ? from : words.way({ from, to }),
    roadText(day, words, format),
    mealsText(meals, words),
    night ? words.night({ place: night }) : '',
  ].filter(Boolean)
  const date = words.date({ weekday: format.shortWeekday(day.on), day: format.shortDay(day.on) })
  return <DayRow day={{ day: day.day, date, title, text, facts }} last={last} />
}

type ItineraryWords = Words<typeof documentItineraryWords.tree>

function roadText({ driveMinutes, driveKm, modes }: DayFacts, words: ItineraryWords, format: Formatter): string {
  if (driveMinutes <= 0) return ''
  const time = roadTime(driveMinutes, words)
  if (driveKm <= 0) return words.travel({ time })
  if (modes.every((mode) => mode === 'road')) return words.road({ time, km: driveKm })
  return words.by({ time, km: driveKm, modes: format.list(modes.map((mode) => words.mode[mode])) })
}

const inOrder: readonly Meal[] = ['breakfast', 'lunch', 'dinner']

/** 'Breakfast, lunch', each combination a message of its own. */
function mealsText(eaten: readonly Meal[], { meals }: ItineraryWords): string {
  const named = inOrder.filter((meal) => eaten.includes(meal)).join('-')
  return meals[(named || 'none') as keyof typeof meals]
}
