import { type DragEvent, type RefObject, useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { itemKinds } from '#features/trips/price-rule.ts'
import { useWords } from '../../../languages/use-words.ts'
import { Photo } from '../../../shared/photos/photo.tsx'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { pathWithQuery } from '../../components/path-with-query.ts'
import { ItemRow } from './item-row.tsx'
import { draggedItem } from './move-item.ts'
import type { DayView, ItemView } from './version-view.ts'

type Props = {
  day: DayView
  /** Where the day is seen with what is on it. */
  link: string
  path: string
  /** The option that is looked at; nothing where all are. */
  option: string | undefined
  edition: number
  lastDay: number
  writes: boolean
  movedByKeys: RefObject<string>
}

/** A day of a trip with what is on it, or of a long one a line that leads to it; items are dropped on it, and a day is put in after it. */
export function DaySection({ day, link, path, option, edition, lastDay, writes, movedByKeys }: Props) {
  const words = useWords(tripBuilderWords)
  const { day: number, heading, title, count, inSight } = day
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
        className={['pane trip-day', !inSight && 'folded', isOver && 'over'].filter(Boolean).join(' ')}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => drop(event, '')}
      >
        <header>
          <h2>
            <small className="muted num">{heading}</small>
            {title || <span className="muted">{words.day.untitled}</span>}
          </h2>
          {!inSight && <span className="small muted num">{words.day.items({ count })}</span>}
          {/* One link, so that who opens a day by a key has the focus in it. */}
          {(writes || !inSight) && (
            <Link
              to={inSight ? `${path}/days/${number}` : link}
              aria-label={inSight ? words.day.editLabel({ day: number }) : words.day.showLabel({ day: number })}
            >
              {inSight ? words.day.edit : words.day.show}
            </Link>
          )}
        </header>
        {inSight && (
          <>
            {inSight.way && <p className="small num">{inSight.way}</p>}
            {inSight.text && <p className="small muted">{inSight.text}</p>}
            {inSight.pictures.length > 0 && (
              <div className="trip-photos">
                {inSight.pictures.map((picture) => (
                  <Photo key={picture.id} picture={picture} sizes="5.5rem" />
                ))}
              </div>
            )}
            <DayItems items={inSight.items} {...{ number, lastDay, path, edition, writes, movedByKeys }} onDropAt={drop} />
          </>
        )}
        {writes && inSight && (
          <nav className="row trip-add" aria-label={words.day.add({ day: number })}>
            {itemKinds.map((kind) => (
              <Link key={kind} className="quiet" to={pathWithQuery(`${path}/items/new`, { kind, day: `${number}`, option })}>
                + {words.kinds[kind]}
              </Link>
            ))}
          </nav>
        )}
      </section>
      {writes && inSight && (
        <Form method="post" preventScrollReset className="trip-between">
          <input type="hidden" name="seen" value={edition} />
          <input type="hidden" name="day" value={number} />
          <button className="quiet" type="submit" name="event" value="add-day">
            + {words.day.plus}
            <span className="visually-hidden"> {words.day.after({ day: number })}</span>
          </button>
        </Form>
      )}
    </li>
  )
}

type ItemsProps = Pick<Props, 'path' | 'edition' | 'lastDay' | 'writes' | 'movedByKeys'> & {
  number: number
  items: readonly ItemView[]
  onDropAt: (event: DragEvent, before: string) => void
}

/** What is on a day, in its order. */
function DayItems({ number, items, onDropAt, ...of }: ItemsProps) {
  const words = useWords(tripBuilderWords).day
  if (items.length === 0) return <p className="muted small">{words.empty}</p>
  return (
    <ul className="trip-items">
      {items.map((item, at) => (
        <ItemRow
          key={item.id}
          item={item}
          day={number}
          neighbours={{
            up: items[at - 1]?.id ?? '',
            down: items[at + 2]?.id ?? '',
            isFirst: at === 0,
            isLast: at === items.length - 1,
          }}
          {...of}
          onDrop={(event) => onDropAt(event, item.id)}
        />
      ))}
    </ul>
  )
}
