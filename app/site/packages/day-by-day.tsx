import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { addDays, type Day } from '#values/dates.ts'
import { shortDay, weekdayName } from '#values/day-words.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { packageDetailWords } from '../../words/package-details.ts'
import { mealsWords, roadTime } from '../../words/trade.ts'

const words = packageDetailWords

export type Itinerary = PublishedPackage['itinerary']

/** The days of a journey in order; with a first day they show their dates. */
export function DayByDay({ days, startsOn, title = words.tabs.days }: { days: Itinerary; startsOn?: Day; title?: string }) {
  return (
    <section className="block" id="days">
      <h2>{title}</h2>
      <ol className="days">
        {days.map((day) => (
          <DayRow key={day.day} day={day} date={startsOn && addDays(startsOn, day.day - 1)} />
        ))}
      </ol>
    </section>
  )
}

function DayRow({ day, date }: { day: Itinerary[number]; date: Day | undefined }) {
  return (
    <li>
      <div className="number">
        <span className="visually-hidden">{words.day(day.day)}</span>
        <span aria-hidden="true">{day.day}</span>
        {date && (
          <small>
            <time dateTime={date}>
              {weekdayName(date).slice(0, 3)}
              <br />
              {shortDay(date)}
            </time>
          </small>
        )}
      </div>
      <div className="c">
        <h3>{day.title}</h3>
        <p>{day.text}</p>
        <dl>
          {day.night && <Fact icon="bed" name={words.night} text={nightText(day.night)} />}
          <Fact icon="meal" name={words.meals} text={mealsWords(day.meals)} />
          {day.driveMinutes > 0 && <Fact icon="car" name={words.road} text={roadTime(day.driveMinutes)} />}
        </dl>
      </div>
    </li>
  )
}

function Fact({ icon, name, text }: { icon: IconName; name: string; text: string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  )
}

/** The hotel and its place. A hotel without a name is shown by its place. */
function nightText({ hotel, place }: NonNullable<Itinerary[number]['night']>): string {
  const named = /[A-Z ]/.test(hotel)
  return named ? `${hotel}, ${place.name}` : place.name
}
