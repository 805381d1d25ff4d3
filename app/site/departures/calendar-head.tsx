import { monthText } from '#values/day-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListLink } from '../../ui/list-link.tsx'
import { departureWords } from '../../words/departures.ts'
import { monthsBeside } from './calendar-month.ts'
import { type DepartureFilter, departuresHref } from './departure-filter.ts'

const words = departureWords.calendar

type Props = { filter: DepartureFilter; month: string; months: readonly string[] }

/** The name of the month between the nearest months with a departure. */
export function CalendarHead({ filter, month, months }: Props) {
  const { previous, next } = monthsBeside(month, months)
  return (
    <div className="between">
      <h2 className="mon" id="list">
        {textOf(month)}
      </h2>
      <nav aria-label={departureWords.list.pages}>
        {previous && (
          <ListLink
            className="btn sm line"
            to={departuresHref(filter, { month: previous })}
            rel="prev"
            aria-label={words.previous(textOf(previous))}
          >
            <Icon name="arrow" className="to-left" />
            {textOf(previous)}
          </ListLink>
        )}
        {next && (
          <ListLink
            className="btn sm line"
            to={departuresHref(filter, { month: next })}
            rel="next"
            aria-label={words.next(textOf(next))}
          >
            {textOf(next)}
            <Icon name="arrow" />
          </ListLink>
        )}
      </nav>
    </div>
  )
}

const textOf = (month: string) => monthText(`${month}-01`)
