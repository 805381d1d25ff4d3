import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { addDays, type Day } from '#values/dates.ts'
import { useWords } from '../../languages/use-words.ts'
import { mealsText } from '../../shared/journeys/meals-text.ts'
import type { PicturedDay } from '../../shared/photos/shown-photos.server.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { DayFact, DayNumber, DayPhotos, DayRoad } from './day-parts.tsx'
import { type DayTravel, travelText } from './day-travel.ts'
import { altitudeText, hasName } from './night-text.ts'

export type Itinerary = readonly PicturedDay[]

type ListProps = { days: Itinerary; travels?: readonly DayTravel[]; startsOn?: Day }

/** The days of a journey in order, with a title; with a first day they show their dates. */
export function DayByDay({ title, ...list }: ListProps & { title?: string }) {
  const { tabs } = useWords(packageDetailWords)
  return (
    <section className="block" id="days">
      <h2>{title ?? tabs.days}</h2>
      <DayList {...list} />
    </section>
  )
}

/** The days alone. A pin of the map leads to each, by `#day-3`. */
export function DayList({ days, travels = [], startsOn }: ListProps) {
  return (
    <ol className="days">
      {days.map((day) => (
        <DayRow
          key={day.day}
          day={day}
          travel={travels.find((one) => one.day === day.day)}
          date={startsOn && addDays(startsOn, day.day - 1)}
        />
      ))}
    </ol>
  )
}

type RowProps = { day: Itinerary[number]; travel: DayTravel | undefined; date: Day | undefined }

function DayRow({ day, travel, date }: RowProps) {
  const words = useWords(itineraryWords)
  const road = travelText(day, travel, words, useWords(roadTimeWords))
  return (
    <li id={`day-${day.day}`}>
      <DayNumber day={day.day} date={date} />
      <div className="c">
        <h3 lang={langOf(day, 'title')}>{day.title}</h3>
        <p lang={langOf(day, 'text')}>{day.text}</p>
        <DayPhotos photos={day.photos} />
        <dl>
          <DayRoad road={road} />
          {day.night && (
            <DayFact icon="bed" name={words.night}>
              <Night night={day.night} />
            </DayFact>
          )}
          <DayFact icon="meal" name={words.meals}>
            {mealsText(day.meals, words.eaten)}
          </DayFact>
        </dl>
      </div>
    </li>
  )
}

/** The hotel, its place and how high it lies. A hotel without a name is shown by its place. */
function Night({ night: { hotel, hotelPage, place, altitudeM } }: { night: NonNullable<Itinerary[number]['night']> }) {
  const words = useWords(itineraryWords)
  const name = hotelPage ? <Link to={`/hotel-details/${hotelPage}`}>{hotel}</Link> : hotel
  return (
    <>
      {hasName(hotel) && <>{name}, </>}
      {place.name}
      {altitudeM !== null && <span className="num">, {altitudeText(altitudeM, words)}</span>}
    </>
  )
}
