import { type ReactNode, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { taskWords } from '../../words/admin/tasks.ts'
import { DoneForm } from '../alerts/done-form.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import { countLate } from './count-late.ts'

/** How many are open unless another number is given. More would push everything else off the first screen. */
const usuallyShown = 5

/** One thing to do: until when, what, who, and what settles it. */
export type TaskItem = {
  key: string
  /** The instant by which it is due, in milliseconds. */
  dueAt: number
  /**
   * The instant from which it hurts that it is not done, where that is not its deadline: permits for a day in two weeks are due now, and hurt on that
   * day. Null: no day makes it worse.
   */
  neededAt?: number | null
  /** Whether its own deadline is past. */
  isLate?: boolean
  /** Whether what it is about is over, such as the trip that somebody has not paid: nobody can save it any more. */
  isOver?: boolean
  tag: { word: string; tone: 'bad' | 'warn' | undefined }
  text: string
  detail: string
  /** What else is so of the same fact: it goes when this is done. */
  also?: readonly string[]
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
  /** Shown when there is nothing to do. `children`: what there is besides the rows. */
  none?: string
  shown?: number
  children?: ReactNode
}

/** What staff have to do, the most urgent first, and the way to a new task for who may add one. What is done can be taken back. */
export function TasksPane(props: Props) {
  const words = useWords(taskWords)
  const [pressed, press] = useState<SettledTask>()
  // Only once the server has stored it.
  const done = pressed && !props.items.some((item) => item.done === pressed.action) ? pressed : undefined
  return (
    <>
      <List {...props} press={press} />
      <Flash key={done?.action} undo={done && <UndoForm {...done} back={props.back} />}>
        {done && words.isDone({ text: done.text })}
      </Flash>
    </>
  )
}

/** What was pressed last: the address that takes it, and what it was about. */
export type SettledTask = { action: string; text: string }

type SettledProps = { settled: SettledTask | undefined; back: string }

/** What was marked as done on the page before, with the way back, at the top of the page that follows. */
export const SettledFlash = ({ settled, back }: SettledProps) => {
  const words = useWords(taskWords)
  return <Flash undo={settled && <UndoForm {...settled} back={back} />}>{settled && words.isDone({ text: settled.text })}</Flash>
}

/** Reopens a task of staff. An alert of the site appears again while its reason holds. */
function UndoForm({ action, back }: SettledTask & { back: string }) {
  const words = useWords(taskWords)
  const fetcher = useFetcher()
  if (!action.startsWith('/admin/tasks/')) return null
  return (
    <fetcher.Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (fetcher.state === 'idle') fetcher.submit({ do: 'reopen', stay: 'yes' }, { method: 'post', action })
      }}
    >
      <input type="hidden" name="do" value="reopen" />
      <input type="hidden" name="to" value={back} />
      <button type="submit" className="btn sm line" aria-disabled={fetcher.state !== 'idle'}>
        {words.undo}
      </button>
    </fetcher.Form>
  )
}

type ListProps = Props & { press: (what: SettledTask) => void }

function List({ items, back, add, title, none, shown = usuallyShown, children, press }: ListProps) {
  const words = useWords(taskWords)
  if (items.length === 0 && !add && !children) return null
  const [first, more] = [items.slice(0, shown), items.slice(shown)]
  return (
    <Pane title={title ?? words.title} className="alerts" beside={add && <Link to={add}>{words.add}</Link>}>
      {items.length > 0 && <Items items={first} back={back} press={press} />}
      {items.length === 0 && !children && <p className="small muted">{none ?? words.none}</p>}
      {more.length > 0 && (
        <details>
          <summary className="num">{words.more({ count: more.length, late: countLate(more) })}</summary>
          <Items items={more} back={back} press={press} />
        </details>
      )}
      {children}
    </Pane>
  )
}

function Items({ items, back, press }: Pick<ListProps, 'items' | 'back' | 'press'>) {
  return (
    <ul className="task-list num">
      {items.map(({ key, tag, text, detail, also = [], to, booking, form, done }) => (
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
            {also.map((fact) => (
              <small key={fact}>{fact}</small>
            ))}
          </div>
          {form && (
            <Link className="btn sm line" to={form.to}>
              {form.verb}
              <span className="visually-hidden">: {text}</span>
            </Link>
          )}
          {done && <DoneForm action={done} text={text} back={back} onPress={() => press({ action: done, text })} />}
        </li>
      ))}
    </ul>
  )
}
