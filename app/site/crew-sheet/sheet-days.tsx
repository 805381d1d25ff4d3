import { useEffect, useState } from 'react'
import { type Day, kigaliDay } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { crewSheetWords } from '../../words/crew-sheet.ts'
import { DayFacts } from './day-facts.tsx'
import type { ShownSheet, ShownSheetDay } from './load-crew-sheet.server.ts'

/**
 * The days: today's first and open, then those to come, and below them those that are over. A sheet that is read without a connection was
 * drawn on an earlier day, so the browser looks again which day it is.
 */
export function SheetDays({ sheet }: { sheet: ShownSheet }) {
  const words = useWords(crewSheetWords)
  const [today, setToday] = useState<Day>(sheet.today)
  useEffect(() => {
    const look = () => setToday(kigaliDay(new Date()))
    look()
    addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  const references = sheet.parties.map(({ reference }) => reference)
  const [now, next, before] = [
    sheet.days.filter(({ on }) => on === today),
    sheet.days.filter(({ on }) => on > today),
    sheet.days.filter(({ on }) => on < today),
  ]
  const isAhead = now.length === 0 && before.length === 0
  const groups = [
    { name: 'today', title: words.days.today, days: now, opens: () => true },
    { name: 'next', title: words.days.next, days: next, opens: (at: number) => isAhead && at === 0 },
    { name: 'before', title: words.days.before, days: before, opens: () => false },
  ]
  return groups.map(
    ({ name, title, days, opens }) =>
      days.length > 0 && (
        <section key={name} className="part">
          <h2>{title}</h2>
          {days.map((day, at) => (
            <DayFold key={day.on} day={day} isOpen={opens(at)} references={references} />
          ))}
        </section>
      ),
  )
}

function DayFold({ day, isOpen, references }: { day: ShownSheetDay; isOpen: boolean; references: readonly string[] }) {
  const words = useWords(crewSheetWords)
  const format = useFormatter()
  return (
    <details className="day" open={isOpen}>
      <summary>
        <h3>
          <time dateTime={day.on}>{format.weekdayDay(day.on)}</time>
          {day.day !== null && <small>{words.day({ day: day.day })}</small>}
        </h3>
        {(day.road?.ends || day.title) && <p lang={day.road?.ends ? undefined : day.lang.title}>{day.road?.ends || day.title}</p>}
      </summary>
      <DayFacts day={day} references={references} />
    </details>
  )
}
