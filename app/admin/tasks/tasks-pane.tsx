import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { taskWords as words } from '../../words/admin/tasks.ts'
import { DoneForm } from '../alerts/done-form.tsx'
import { Pane } from '../components/pane.tsx'

/** So many stand open unless another number is given, or they would push everything else off the first screen. */
const usuallyShown = 5

/** One thing to do: until when, what, who, and what settles it. */
export type TaskItem = {
  key: string
  /** The instant by which it is due, in milliseconds. */
  dueAt: number
  tag: { word: string; tone: 'bad' | 'warn' | undefined }
  text: string
  detail: string
  /** Where it is read and changed. */
  to: string | undefined
  booking: { to: string; reference: string } | undefined
  /** The form that settles it. */
  form: { to: string; verb: string } | undefined
  /** The address that takes 'Done'. */
  done: string | undefined
}

type Props = {
  items: readonly TaskItem[]
  back: string
  add: string | undefined
  title?: string
  /** What stands there when nothing is to be done. */
  none?: string
  shown?: number
  children?: ReactNode
}

/** What staff have to do, the most urgent first, and the way to a new task for who may add one. */
export function TasksPane({ items, back, add, title = words.title, none = words.none, shown = usuallyShown, children }: Props) {
  if (items.length === 0 && !add) return null
  const [first, more] = [items.slice(0, shown), items.slice(shown)]
  return (
    <Pane title={title} className="alerts" beside={add && <Link to={add}>{words.add}</Link>}>
      {items.length === 0 ? <p className="small muted">{none}</p> : <Items items={first} back={back} />}
      {more.length > 0 && (
        <details>
          <summary className="num">{words.more(more.length)}</summary>
          <Items items={more} back={back} />
        </details>
      )}
      {children}
    </Pane>
  )
}

function Items({ items, back }: { items: readonly TaskItem[]; back: string }) {
  return (
    <ul className="task-list num">
      {items.map(({ key, tag, text, detail, to, booking, form, done }) => (
        <li key={key}>
          <span className={tag.tone ? `tag ${tag.tone}` : 'tag'}>{tag.word}</span>
          <div>
            <b>{to ? <Link to={to}>{text}</Link> : text}</b>
            {(detail || booking) && (
              <small>
                {detail}
                {booking && (
                  <>
                    {', '}
                    <Link to={booking.to}>{booking.reference}</Link>
                  </>
                )}
              </small>
            )}
          </div>
          {form && (
            <Link className="btn sm line" to={form.to}>
              {form.verb}
              <span className="visually-hidden">: {text}</span>
            </Link>
          )}
          {done && <DoneForm action={done} text={text} back={back} />}
        </li>
      ))}
    </ul>
  )
}
