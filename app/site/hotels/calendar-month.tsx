import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { type CalendarNight, type CalendarNights, leftOn, nightRefusal, type PickedNights } from '#features/hotels/stay-range.ts'
import { addDays, type Day } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { MonthTable } from '../../shared/month-table.tsx'
import { hotelDetailWords } from '../../words/hotel-details.ts'
import { nightRefusalWords } from '../../words/night-refusals.ts'

type Shared = {
  nights: CalendarNights
  earliest: Day
  rooms: number
  picked: PickedNights
  /** With scripts all days are one tab stop and keys move between them. Without scripts every link is a stop. */
  live: boolean
  focus: Day
  hrefOf: (night: Day) => string
}

type Own = { month: Day; onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void }

/** One month of nights. */
export const CalendarMonth = ({ month, onKeyDown, ...shared }: Shared & Own) => (
  <div className="cal">
    <MonthTable
      month={month}
      earliest={shared.earliest}
      cell={(day) => <DayCell day={day} {...shared} />}
      {...(shared.live && { role: 'grid', 'aria-multiselectable': true, onKeyDown })}
    />
  </div>
)

type Position = 'first' | 'last' | 'only' | 'inside' | undefined

/** The position of a night in the picked stay. */
function positionOf(night: Day, { from, to }: PickedNights): Position {
  if (from === undefined || night < from) return undefined
  if (night === from) return to === addDays(from, 1) ? 'only' : 'first'
  if (to === undefined || night >= to) return undefined
  return night === addDays(to, -1) ? 'last' : 'inside'
}

function DayCell({ day, ...shared }: Shared & { day: Day }) {
  const { nights, rooms, picked, live } = shared
  const position = positionOf(day, picked)
  const found = nights.get(day)
  const refusal = nightRefusal(nights, day, rooms)
  const state = refusal ? (refusal.reason === 'night-full' ? 'full' : 'shut') : position
  return (
    <td className={state} {...(live && { role: 'gridcell', 'aria-selected': position !== undefined && !refusal })}>
      {refusal || !found ? (
        <Shut day={day} full={state === 'full'} {...shared} />
      ) : (
        <Free day={day} night={found} position={position} {...shared} />
      )}
    </td>
  )
}

const numberOf = (day: Day) => `${Number(day.slice(8))}`

/**
 * What a day is called: first what is seen of it, as somebody says it who speaks to the browser, then its date and the rest. Commas keep
 * the day and its price apart, which would be read as one number: '2, 113 $'.
 */
const nameOf = (day: Day, ...words: (string | false | undefined)[]) => [numberOf(day), ...words].filter(Boolean).join(', ')

/** An available night: a link that picks it. */
function Free({
  day,
  night,
  position,
  rooms,
  live,
  focus,
  hrefOf,
}: Shared & { day: Day; night: CalendarNight; position: Position }) {
  const words = useWords(hotelDetailWords)
  const refusals = useWords(nightRefusalWords)
  const format = useFormatter()
  const count = leftOn(night)
  const price = format.money(usd(night.dollars * 100))
  const left = count <= rooms && refusals.left({ count })
  const end = position && position !== 'inside' && words[position]
  const few = !end && left
  return (
    <Link
      to={live ? hrefOf(day) : `${hrefOf(day)}#nights`}
      preventScrollReset
      replace
      data-day={day}
      aria-label={nameOf(
        day,
        end || price,
        few,
        format.weekdayDate(day),
        position && words.nightLabel[position],
        end && price,
        end && left,
      )}
      {...(live && { tabIndex: day === focus ? 0 : -1 })}
    >
      {`${numberOf(day)} `}
      <small>{end || price}</small>
      {few && <small className="few">{few}</small>}
    </Link>
  )
}

/** An unavailable night. Keys can focus it, so that a screen reader reads why. */
function Shut({ day, full, earliest, live, focus }: Shared & { day: Day; full: boolean }) {
  const format = useFormatter()
  const words = useWords(hotelDetailWords)
  const word = full ? words.full : day < earliest ? words.gone : words.closed
  const reached = live && day >= earliest
  return (
    <span
      {...(reached && {
        role: 'link',
        'aria-disabled': true,
        'data-day': day,
        'aria-label': nameOf(day, word, format.weekdayDate(day)),
        tabIndex: day === focus ? 0 : -1,
      })}
    >
      {`${numberOf(day)} `}
      <small className={full ? '' : 'visually-hidden'}>{word}</small>
    </span>
  )
}
