import { type DragEvent, type RefObject, useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { AdminIcon, type AdminIconName } from '../../components/admin-icon.tsx'
import { movedByKey, type Neighbours } from './move-item.ts'
import type { ItemView } from './version-view.ts'

const icons: Record<ItemView['kind'], AdminIconName> = {
  stay: 'hotels',
  transport: 'crew',
  guide: 'customers',
  activity: 'packages',
  meal: 'rates',
  flight: 'site',
  other: 'freight',
  fee: 'bookings',
}

type Props = {
  item: ItemView
  day: number
  lastDay: number
  neighbours: Neighbours
  path: string
  edition: number
  writes: boolean
  /** The item that a key has moved: its name takes the focus where it stands then. */
  movedByKeys: RefObject<string>
  onDrop: (event: DragEvent) => void
}

/** An item of a day: what it is, what it costs, and how it is moved, by dragging, by keys or by a form. */
export function ItemRow({ item, day, lastDay, neighbours, path, edition, writes, movedByKeys, onDrop }: Props) {
  const builderLabels = useWords(tripBuilderWords)
  const words = builderLabels.item
  const submit = useSubmit()
  const name = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (movedByKeys.current === item.id) name.current?.focus()
  }, [movedByKeys, item.id])
  const { id, kind, title, note, facts, options, optional, isOpen, refusal, estimated, priceByHand, passedOn, cost } = item
  const move = (to: { day: number; before: string } | undefined) =>
    to && submit({ event: 'move-item', item: id, seen: edition, ...to }, { method: 'post', preventScrollReset: true })
  return (
    <li
      className={isOpen ? 'trip-item open' : 'trip-item'}
      draggable={writes}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/trip-item', id)
        dataTransfer.effectAllowed = 'move'
      }}
      onDrop={onDrop}
    >
      <AdminIcon name={icons[kind]} />
      <div>
        {writes ? (
          <Link
            ref={name}
            to={`${path}/items/${id}`}
            onBlur={() => {
              // Where the row goes to another day it is made anew, and loses the focus without anybody leaving it.
              if (name.current?.isConnected) movedByKeys.current = ''
            }}
            onKeyDown={(event) => {
              const to = movedByKey(event, { day, lastDay, neighbours })
              if (!to) return
              event.preventDefault()
              movedByKeys.current = id
              move(to)
            }}
          >
            {title}
          </Link>
        ) : (
          <b>{title}</b>
        )}{' '}
        {options && <span className="tag">{options}</span>} {optional && <span className="tag">{words.optional}</span>}{' '}
        {estimated && <span className="tag warn">{words.estimated}</span>}
        {facts.length > 0 && <small className="muted num">{facts.join(' · ')}</small>}
        {note && <small className="said">{note}</small>}
        {priceByHand && (
          <small>
            {priceByHand.text} {priceByHand.isOlder && <span className="tag warn">{builderLabels.price.older}</span>}
          </small>
        )}
        {estimated && <small>{estimated}</small>}
        {refusal && <small className="bad">{refusal}</small>}
        {cost && (
          <details className="small">
            <summary>{cost.whyLabel}</summary>
            <p className="num muted">
              {[cost.cost, cost.usd, cost.vat].filter(Boolean).join(', ')}.{' '}
              {cost.why.map(({ contract, sums }) => `${contract}. ${sums.join('. ')}`).join('. ')}
            </p>
          </details>
        )}
      </div>
      <span className="num trip-amount">{passedOn || (cost && words.net({ amount: cost.net }))}</span>
      {writes && (
        <details className="trip-move">
          <summary aria-label={words.moveLabel({ title })}>{words.move}</summary>
          <Form method="post" preventScrollReset className="row">
            <input type="hidden" name="seen" value={edition} />
            <input type="hidden" name="item" value={id} />
            <label className="field">
              {words.moveTo} {/* A list of 60 days in each of 300 rows would be most of the page. */}
              <input name="day" type="number" min={1} max={lastDay} defaultValue={day} required />
            </label>
            <button className="btn line sm" type="submit" name="event" value="move-item">
              {words.move}
            </button>
          </Form>
        </details>
      )}
    </li>
  )
}
