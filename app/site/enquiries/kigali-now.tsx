import { useEffect, useState } from 'react'
import { type OfficeHours, officeNow } from '#features/settings/office-hours.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { officeHoursWords } from '../../words/office-hours.ts'

type HoursWords = Words<typeof officeHoursWords.tree>

/** The time in Kigali and whether the office is open, updated while the page is open. */
export function KigaliNow({ hours, now }: { hours: OfficeHours; now: number }) {
  const format = useFormatter()
  const words = useWords(officeHoursWords)
  const instant = useInstant(now)
  return (
    <p className="here">
      <time className="num" dateTime={instant.toISOString()}>
        {words.here({ clock: kigaliClock(instant) })}
      </time>{' '}
      {openText(hours, instant, words, format)}
    </p>
  )
}

function openText(hours: OfficeHours, instant: Date, words: HoursWords, format: Formatter): string {
  const office = officeNow(hours, instant)
  if (office.open) return words.open({ until: office.until })
  if (!office.next) return words.closed
  const { day, at } = office.next
  return day === kigaliDay(instant) ? words.opensToday({ at }) : words.opensOn({ weekday: format.weekday(day), at })
}

/** The server's instant, moved on by this browser's clock: the time of a phone may be wrong by hours. */
function useInstant(from: number): Date {
  const [ms, setMs] = useState(from)
  useEffect(() => {
    const begin = Date.now()
    setMs(from)
    const tick = setInterval(() => setMs(from + Date.now() - begin), 5_000)
    return () => clearInterval(tick)
  }, [from])
  return new Date(ms)
}

/** 'Monday to Friday, 08:00 to 18:00', a line for each. */
export function Hours({ hours }: { hours: OfficeHours }) {
  const format = useFormatter()
  const words = useWords(officeHoursWords)
  return (
    <>
      {hours.map(({ weekdays, from, to }) => (
        <span className="num" key={`${weekdays.join()}-${from}`}>
          {words.line({ days: weekdaysText(weekdays, words, format), from, to })}
        </span>
      ))}
      <small className="muted">{words.kigaliTime}</small>
    </>
  )
}

/** 'Monday to Friday' where days follow each other, else their names. */
function weekdaysText(weekdays: readonly number[], words: HoursWords, format: Formatter): string {
  const names = weekdays.map((weekday) => format.weekdays[weekday] ?? '')
  const inRow = weekdays.length > 2 && weekdays.every((weekday, at) => at === 0 || weekday === (weekdays[at - 1] ?? 0) + 1)
  return inRow ? words.weekdays({ first: names[0] ?? '', last: names.at(-1) ?? '' }) : names.join(', ')
}
