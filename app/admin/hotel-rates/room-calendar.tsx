import type { KeyboardEvent } from 'react'
import { addDays, addMonths, type Day } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { MonthTable } from '../../shared/month-table.tsx'
import { hotelAvailabilityWords } from '../../words/admin/content/hotel-availability.ts'
import { type Chosen, isChosen, pressed, reaching, stepped } from './chosen-nights.ts'
import type { NightsData } from './load-nights.server.ts'

type Room = NightsData['rooms'][number]
type Night = Room['nights'][number]

type Props = {
  room: Room
  months: readonly Day[]
  today: Day
  last: Day
  /** Whether nights can be selected: scripts run, and the user may change them. */
  live: boolean
  chosen: Chosen | undefined
  focus: Day
  choose: (chosen: Chosen, focus: Day) => void
  /** The field for the number takes the focus next. */
  done: () => void
}

/** The nights of one room, month by month: how many are taken of those for sale. */
export function RoomCalendar(props: Props) {
  const { room, months, today, last, live, chosen, focus, choose, done } = props
  const end = addDays(addMonths(months.at(-1) ?? today, 1), -1)
  const shown = { first: months[0] && months[0] > today ? months[0] : today, last: end < last ? end : last }
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (event.key === ' ' || !isChosen(chosen, room.id, focus)) choose(pressed(chosen, room.id, focus), focus)
      else done()
      return
    }
    const to = stepped(focus, event.key, shown)
    if (to === focus) return
    event.preventDefault()
    choose(
      event.shiftKey ? reaching(chosen ?? pressed(undefined, room.id, focus), room.id, to) : pressed(undefined, room.id, to),
      to,
    )
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }
  const nights = new Map(room.nights.map((night) => [night.day, night]))
  return (
    <div className="room-months" {...(live && { onKeyDown: byKey })}>
      {months.map((month) => (
        <Month key={month} month={month} room={room} nights={nights} shown={shown} {...{ live, chosen, focus, choose }} />
      ))}
    </div>
  )
}

type MonthProps = Pick<Props, 'room' | 'live' | 'chosen' | 'focus' | 'choose'> & {
  month: Day
  nights: ReadonlyMap<Day, Night>
  shown: { first: Day; last: Day }
}

function Month({ month, nights, shown, live, ...cell }: MonthProps) {
  return (
    <div>
      <MonthTable
        month={month}
        earliest={shown.first}
        className="nights num"
        aria-describedby={live ? 'nights-how' : undefined}
        {...(live && { role: 'grid', 'aria-multiselectable': true })}
        cell={(day) => (
          <NightCell day={day} night={nights.get(day)} gone={day < shown.first || day > shown.last} live={live} {...cell} />
        )}
      />
    </div>
  )
}

type CellProps = Omit<MonthProps, 'month' | 'nights' | 'shown'> & { day: Day; night: Night | undefined; gone: boolean }

function NightCell({ day, night, room, gone, live, chosen, focus, choose }: CellProps) {
  const words = useWords(hotelAvailabilityWords)
  const format = useFormatter()
  const { capacity, taken = 0, held = 0 } = night ?? {}
  const mayChoose = live && !gone
  const text =
    capacity === undefined
      ? words.cell.closed({ day: format.day(day) })
      : words.cell.open({ day: format.day(day), taken, held, capacity })
  return (
    <td
      className={gone ? 'gone' : stateOf(night, room.count)}
      title={text}
      {...(live && { role: 'gridcell', 'aria-selected': isChosen(chosen, room.id, day) })}
      {...(mayChoose && {
        'data-day': day,
        tabIndex: day === focus ? 0 : -1,
        onPointerDown: (event) => {
          if (event.button !== 0) return
          // Without the release this cell would get the events of the nights that the pointer is drawn over.
          event.currentTarget.releasePointerCapture?.(event.pointerId)
          choose(pressed(chosen, room.id, day), day)
        },
        onPointerEnter: (event) => {
          if (event.buttons === 1 && chosen?.room === room.id) choose(reaching(chosen, room.id, day), day)
        },
      })}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <small aria-hidden="true">{capacity === undefined ? '–' : `${taken}/${capacity}`}</small>
      <span className="visually-hidden">{text}</span>
    </td>
  )
}

/** The look of a night, by its number for sale and how many are taken. */
export function stateOf(night: Pick<Night, 'capacity' | 'taken'> | undefined, count: number) {
  if (!night) return 'closed'
  if (night.capacity === 0) return 'stopped'
  if (night.taken >= night.capacity) return 'full'
  return night.capacity < count ? 'less' : 'free'
}
