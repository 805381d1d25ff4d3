import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { type CalendarData, hasNight, nightsIn } from '#features/hotels/calendar-data.ts'
import { pickNight, readPicked, settleRange } from '#features/hotels/stay-range.ts'
import { addDays, addMonths, type Day, daysBetween, firstOfMonth } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { dayByKey } from '../../ui/month.ts'
import { hotelDetailWords } from '../../words/hotel-details.ts'
import { nightRefusalWords } from '../../words/night-refusals.ts'
import { CalendarMonth } from './calendar-month.tsx'
import { rangeSentence } from './range-sentence.ts'

type Props = { data: CalendarData; rooms: number }

/**
 * The available nights of two months. Every one is a link that picks it: the first night, then the last. Scripts add keys and a
 * single tab stop; everything else works without them, and every pick has its address.
 */
export function StayCalendar({ data, rooms }: Props) {
  const words = useWords(hotelDetailWords)
  const refusals = useWords(nightRefusalWords)
  const format = useFormatter()
  const box = useRef<HTMLDivElement>(null)
  const live = useLive()
  const address = useAddress()
  const navigate = useNavigate()
  const nights = useMemo(() => nightsIn(data), [data])
  const chosen = readPicked(address.params.get('from'), address.params.get('to'))
  const outside = chosen.from !== undefined && !hasNight(data, chosen.from)
  const { picked, refusal } = outside ? data.settled : settleRange(nights, chosen, rooms)
  const { focus, moveTo } = useRovingDay(box, data, picked.from)
  const hrefOf = (night: Day) => address.with(pickNight(picked, night))

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ') {
      event.preventDefault()
      if (event.target instanceof HTMLElement) event.target.click()
      return
    }
    const next = dayByKey(day, event.key)
    if (!next) return
    event.preventDefault()
    const within = next < data.earliest ? data.earliest : next > data.latest ? data.latest : next
    moveTo(within)
    const month = monthToShow(within, data.months)
    if (month) navigate(address.with({ month: month.slice(0, 7) }), { preventScrollReset: true, replace: true })
  }

  return (
    <div className="stay-calendar" ref={box}>
      <p className="range-status ui" role="status">
        {refusal && <b>{rangeSentence(refusal, refusals, format)} </b>}
        {picked.from &&
          picked.to &&
          words.picked({ nights: daysBetween(picked.from, picked.to), from: format.day(picked.from), to: format.day(picked.to) })}
        {picked.from && !picked.to && words.firstPicked({ day: format.day(picked.from) })}
        {!picked.from && words.nightsLede}
      </p>
      {data.months.map((month) => (
        <CalendarMonth
          key={month}
          month={month}
          nights={nights}
          earliest={data.earliest}
          rooms={rooms}
          picked={picked}
          live={live}
          focus={focus}
          hrefOf={hrefOf}
          onKeyDown={onKeyDown}
        />
      ))}
      <Months data={data} href={(month) => address.with({ month: month.slice(0, 7) })} />
      {chosen.from && (
        <Link className="more" to={address.with({ from: undefined, to: undefined })} preventScrollReset replace>
          {words.again}
        </Link>
      )}
    </div>
  )
}

/** Whether the scripts are running. */
function useLive(): boolean {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return live
}

/** The current address, or the one that is loading, so that a pick shows at once; and a copy with parts changed. */
function useAddress() {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const params = new URLSearchParams(next?.pathname === pathname ? next.search : search)
  const changed = (change: Record<string, string | undefined>) => {
    const parts = new URLSearchParams(params)
    if ('from' in change) parts.delete('to')
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) parts.delete(name)
      else parts.set(name, value)
    }
    return parts.size > 0 ? `${pathname}?${parts}` : pathname
  }
  return { params, with: changed }
}

/** The one day that the tab key reaches, and how to move to another: it takes the focus once it is shown. */
function useRovingDay(box: { current: HTMLElement | null }, { months, earliest }: CalendarData, first: Day | undefined) {
  const [wanted, setWanted] = useState<Day>()
  const waits = useRef(false)
  const [from, to] = [months[0] < earliest ? earliest : months[0], addMonths(months[1], 1)]
  const shown = [wanted, first].find((day) => day !== undefined && day >= from && day < to)
  const focus = shown ?? from
  useEffect(() => {
    if (!waits.current || focus !== wanted) return
    waits.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus()
  }, [box, focus, wanted])
  const moveTo = (day: Day) => {
    waits.current = true
    setWanted(day)
  }
  return { focus, moveTo }
}

/** The first of two months to show, where the current ones do not contain the day. */
function monthToShow(day: Day, [first, second]: readonly [Day, Day]): Day | undefined {
  const month = firstOfMonth(day)
  if (month < first) return month
  return month > second ? addMonths(month, -1) : undefined
}

function Months({ data: { months, earliest, latest }, href }: { data: CalendarData; href: (month: Day) => string }) {
  const words = useWords(hotelDetailWords)
  const format = useFormatter()
  const before = addMonths(months[0], -2)
  const first = firstOfMonth(earliest)
  const after = addMonths(months[0], 2)
  return (
    <nav className="cal-months row between" aria-label={words.monthsNav}>
      {months[0] > first ? (
        <Link className="btn sm line" rel="prev" to={href(before < first ? first : before)} preventScrollReset replace>
          {words.earlier}
          <span className="visually-hidden"> {format.month(before < first ? first : before)}</span>
        </Link>
      ) : (
        <span />
      )}
      {addDays(months[1], 31) <= latest && (
        <Link className="btn sm line" rel="next" to={href(after)} preventScrollReset replace>
          {words.later}
          <span className="visually-hidden"> {format.month(after)}</span>
        </Link>
      )}
    </nav>
  )
}
