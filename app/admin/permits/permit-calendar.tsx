import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PermitDay } from '#features/bookings/permits/reads-permit-days.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { useReader } from '../../languages/use-reader.ts'
import { anyWeek, dayByKey, monthWeeks } from '../../ui/month.ts'
import { permitWords } from '../../words/admin/permits/permits.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { barScale, PermitBar } from './permit-bar.tsx'
import { balanceOf, permitDayPath, poolName } from './pool-name.ts'

type Props = { fee: { id: string; name: string }; month: Day; today: Day; days: readonly PermitDay[] }

/** So many pools of one day are drawn; the rest are counted. */
const mostPools = 3

/** A month of one permit: each day a link, with a bar for each of its pools. Keys move the focus by day, over months too. */
export function PermitCalendar({ fee, month, today, days }: Props) {
  const read = useReader()
  const words = read(permitWords)
  const navigate = useNavigate()
  const inBrowser = useInBrowser()
  const grid = useRef<HTMLTableElement>(null)
  const goal = useRef<Day>(undefined)
  const [focus, setFocus] = useState<Day>()
  const byDay = Map.groupBy(days, ({ day }) => day)
  const scale = barScale(days)
  const isHere = (day: Day) => day.slice(0, 7) === month.slice(0, 7)
  const first = focus && isHere(focus) ? focus : isHere(today) ? today : month
  const focusOn = (day: Day) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that a key led to is in the month that has come
  useEffect(() => {
    if (goal.current) focusOn(goal.current)
    goal.current = undefined
  }, [month])
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const to = from && !event.altKey && !event.ctrlKey && !event.metaKey ? dayByKey(from, event.key) : undefined
    if (!to) return
    event.preventDefault()
    setFocus(to)
    if (isHere(to)) return focusOn(to)
    goal.current = to
    navigate(`?fee=${encodeURIComponent(fee.id)}&month=${to.slice(0, 7)}`, { preventScrollReset: true })
  }
  return (
    <>
      <table className="permit-calendar num" ref={grid} onKeyDown={byKey} aria-describedby="permit-keys">
        <caption className="visually-hidden">
          {words.calendar.caption({ fee: fee.name, month: read.format.month(month) })}
        </caption>
        <thead>
          <tr>
            {anyWeek.map((day) => (
              <th key={day} scope="col" abbr={read.format.weekday(day)}>
                {read.format.shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day ? (
                  <td key={day} aria-current={day === today ? 'date' : undefined} className={day < today ? 'past' : undefined}>
                    <Link to={permitDayPath(fee.id, day)} data-day={day} tabIndex={inBrowser && day !== first ? -1 : undefined}>
                      <DayCell day={day} pools={byDay.get(day) ?? []} scale={scale} />
                      <span className="visually-hidden">
                        {words.calendar.day({
                          day: read.format.weekdayDate(day),
                          pools: poolsText(read, byDay.get(day) ?? []),
                        })}
                      </span>
                    </Link>
                  </td>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                  <td key={column} className="none" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted keys-hint" id="permit-keys">
        {words.calendar.keys}
      </p>
    </>
  )
}

function DayCell({ day, pools, scale }: { day: Day; pools: readonly PermitDay[]; scale: number }) {
  const read = useReader()
  const shown = pools.slice(0, pools.length > mostPools ? mostPools - 1 : mostPools)
  return (
    <>
      <span className="nth" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {shown.map((pool) => {
        const { text, tone, figure } = balanceOf(read, pool)
        return (
          <span key={pool.departure?.id ?? 0} className="of-pool" aria-hidden="true">
            <PermitBar pool={pool} scale={scale} />
            <b className={tone}>
              <span className="in-words">{tone ? text : ''}</span>
              <span className="brief">{figure}</span>
            </b>
          </span>
        )
      })}
      {pools.length > shown.length && (
        <small className="others" aria-hidden="true">
          {read(permitWords).calendar.more({ count: pools.length - shown.length })}
        </small>
      )}
    </>
  )
}

/** What a day holds, for the ear. */
function poolsText(read: ReadWords, pools: readonly PermitDay[]): string {
  const { calendar, balanceLong } = read(permitWords)
  const texts = pools.map((pool) => {
    const { promised, requested, held, short, spare } = pool
    const balance =
      short > 0 ? balanceLong.short({ count: short }) : spare > 0 ? balanceLong.spare({ count: spare }) : balanceLong.even
    return calendar.pool({ pool: `${poolName(read, pool.departure)}${read.format.colon}`, promised, requested, held, balance })
  })
  return texts.length === 0 ? calendar.nothing : texts.join('; ')
}
