import { type ComponentProps, Fragment, type ReactNode, useId } from 'react'
import type { Day } from '#values/dates.ts'
import { useFormatter } from '../languages/use-formatter.ts'
import { anyWeek, monthWeeks } from '../ui/month.ts'

type Props = ComponentProps<'table'> & {
  month: Day
  /** Weeks that end before it are left out, to save space on a phone. */
  earliest: Day
  /** The `td` of a day. */
  cell: (day: Day) => ReactNode
}

/** One month from Monday to Sunday under its name. */
export function MonthTable({ month, earliest, cell, ...table }: Props) {
  const title = useId()
  const format = useFormatter()
  return (
    <>
      <h3 id={title}>{format.month(month)}</h3>
      <table aria-labelledby={title} {...table}>
        <thead>
          <tr>
            {anyWeek.map((day) => (
              <th key={day} scope="col" abbr={format.weekday(day)}>
                {format.shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month)
            .filter((days) => days.some((day) => day !== undefined && day >= earliest))
            .map((days) => (
              <tr key={days.find(Boolean)}>
                {days.map((day, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                  <Fragment key={column}>{day ? cell(day) : <td />}</Fragment>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
