import type { Formatter } from '#platform/languages/formatter.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListLink } from '../../ui/list-link.tsx'
import { departureWords } from '../../words/departures.ts'
import { monthsBeside } from './calendar-month.ts'
import { type DepartureFilter, departuresHref } from './departure-filter.ts'

type Props = { filter: DepartureFilter; month: string; months: readonly string[] }

/** The name of the month between the nearest months with a departure. */
export function CalendarHead({ filter, month, months }: Props) {
  const format = useFormatter()
  const { calendar, pages } = useWords(departureWords)
  const { previous, next } = monthsBeside(month, months)
  return (
    <div className="between">
      <h2 className="mon" id="list">
        {textOf(month, format)}
      </h2>
      <nav aria-label={pages}>
        {previous && (
          <ListLink
            className="btn sm line"
            to={departuresHref(filter, { month: previous })}
            rel="prev"
            aria-label={calendar.previous({ month: textOf(previous, format) })}
          >
            <Icon name="arrow" className="to-left" />
            {textOf(previous, format)}
          </ListLink>
        )}
        {next && (
          <ListLink
            className="btn sm line"
            to={departuresHref(filter, { month: next })}
            rel="next"
            aria-label={calendar.next({ month: textOf(next, format) })}
          >
            {textOf(next, format)}
            <Icon name="arrow" />
          </ListLink>
        )}
      </nav>
    </div>
  )
}

const textOf = (month: string, format: Formatter) => format.month(`${month}-01`)
