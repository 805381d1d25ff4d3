import { Form, Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { tripCheckWords } from '../../../words/admin/trips/trip-checks.ts'
import { Pane } from '../../components/pane.tsx'
import type { ToDo } from './to-do-view.ts'

type Props = {
  todo: readonly ToDo[]
  isDraft: boolean
  edition: number
  writes: boolean
  /** The address of a day: a place on the page, or one that shows it. */
  dayLink: (day: number) => string
}

/** What is missing before a draft can be sent, each where it is found or with the button that does it. */
export function ToDoPane({ todo, isDraft, edition, writes, dayLink }: Props) {
  const words = useWords(tripCheckWords)
  if (!isDraft) return null
  return (
    <Pane title={words.title}>
      {todo.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <>
          {todo.some(({ refuses }) => refuses) && <p className="small muted">{words.refusesHint}</p>}
          <ul className="item-list num trip-to-do">
            {todo.map(({ text, day, refuses, press }) => (
              <li key={text}>
                <span>
                  {day ? <DayLink to={dayLink(day)}>{text}</DayLink> : text}{' '}
                  {refuses && <span className="tag warn">{words.refuses}</span>}
                </span>
                {press && writes && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="seen" value={edition} />
                    {press.item && <input type="hidden" name="item" value={press.item} />}
                    <button className="btn line sm" type="submit" name="event" value={press.event} aria-label={press.label}>
                      {press.text}
                    </button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Pane>
  )
}

/** A place on the page without asking the server for it; or a day that it has to show first. */
const DayLink = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('#') ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>
