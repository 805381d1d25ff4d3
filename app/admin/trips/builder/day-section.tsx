import { type DragEvent, type RefObject, useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { itemKinds } from '#features/trips/price-rule.ts'
import { tripBuilderWords as words } from '../../../words/admin/trips/builder.ts'
import { ItemRow } from './item-row.tsx'
import { draggedItem } from './move-item.ts'
import type { DayView } from './version-view.ts'

type Props = {
  day: DayView
  path: string
  edition: number
  lastDay: number
  writes: boolean
  movedByKeys: RefObject<string>
}

/** A day of a trip with what is on it; items are dropped on it, and a day is put in after it. */
export function DaySection({ day, path, edition, lastDay, writes, movedByKeys }: Props) {
  const { day: number, heading, title, text, way, items } = day
  const submit = useSubmit()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent, before: string) => {
    const item = draggedItem(event)
    setIsOver(false)
    if (item === undefined || item === before) return
    event.preventDefault()
    event.stopPropagation()
    submit({ event: 'move-item', item, day: number, before, seen: edition }, { method: 'post', preventScrollReset: true })
  }
  const over = (event: DragEvent) => {
    if (!writes || !event.dataTransfer.types.includes('text/trip-item')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <li id={`day-${number}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: things are dropped on it; the buttons of each do the same */}
      <section
        className={isOver ? 'pane trip-day over' : 'pane trip-day'}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => drop(event, '')}
      >
        <header>
          <h2>
            <small className="muted num">{heading}</small>
            {title || <span className="muted">{words.day.untitled}</span>}
          </h2>
          {writes && (
            <Link to={`${path}/days/${number}`} aria-label={words.day.editLabel(number)}>
              {words.day.edit}
            </Link>
          )}
        </header>
        {way && <p className="small num">{way}</p>}
        {text && <p className="small muted">{text}</p>}
        {items.length === 0 ? (
          <p className="muted small">{words.day.empty}</p>
        ) : (
          <ul className="trip-items">
            {items.map((item, at) => (
              <ItemRow
                key={item.id}
                item={item}
                day={number}
                lastDay={lastDay}
                neighbours={{
                  up: items[at - 1]?.id ?? '',
                  down: items[at + 2]?.id ?? '',
                  isFirst: at === 0,
                  isLast: at === items.length - 1,
                }}
                path={path}
                edition={edition}
                writes={writes}
                movedByKeys={movedByKeys}
                onDrop={(event) => drop(event, item.id)}
              />
            ))}
          </ul>
        )}
        {writes && (
          <nav className="row trip-add" aria-label={words.day.add(number)}>
            {itemKinds.map((kind) => (
              <Link key={kind} className="quiet" to={`${path}/items/new?kind=${kind}&day=${number}`}>
                + {words.kinds[kind]}
              </Link>
            ))}
          </nav>
        )}
      </section>
      {writes && (
        <Form method="post" preventScrollReset className="trip-between">
          <input type="hidden" name="seen" value={edition} />
          <input type="hidden" name="day" value={number} />
          <button className="quiet" type="submit" name="event" value="add-day" aria-label={words.day.addDay(number)}>
            + {words.day.plus}
          </button>
        </Form>
      )}
    </li>
  )
}
