import { Form } from 'react-router'
import { tripBuilderWords } from '../../../words/admin/trips/builder.ts'
import { Pane } from '../../components/pane.tsx'
import type { ToDo } from './load-version.server.ts'

const words = tripBuilderWords.warnings
const presses = { rates: words.takeRates, exchange: words.takeFx } as const

type Props = { todo: readonly ToDo[]; isDraft: boolean; edition: number; writes: boolean }

/** What is missing before a draft can be sent, each where it is found or with the button that does it. */
export function ToDoPane({ todo, isDraft, edition, writes }: Props) {
  if (!isDraft) return null
  return (
    <Pane title={words.title}>
      {todo.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul className="item-list num">
          {todo.map(({ text, day, change }) => (
            <li key={text}>
              {day ? <a href={`#day-${day}`}>{text}</a> : <span>{text}</span>}
              {change && writes && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="seen" value={edition} />
                  <button className="btn line sm" type="submit" name="event" value={change}>
                    {presses[change]}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}
