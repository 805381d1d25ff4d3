import { Form } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { Pane } from '../../components/pane.tsx'
import type { Choice } from './load-picks.server.ts'

/** `days`: how many days or nights were typed, whether or not they are shown yet. */
type Props = { title: string; picks: readonly Choice[]; newId: string; edition: number; days: number | string }

/** What can be taken, each with its button; what cannot be taken says why. */
export function PickList({ title, picks, newId, edition, days }: Props) {
  const words = useWords(tripFormWords).item
  return (
    <Pane title={title}>
      {picks.length === 0 ? (
        <p className="muted">{words.nothing}</p>
      ) : (
        <ul className="item-list num trip-picks">
          {picks.map(({ key, title: name, small, amount, refusal, mayTake, estimate }) => (
            <li key={key} className={mayTake || estimate ? undefined : 'muted'}>
              <span>
                {name}
                {small && <small>{small}</small>}
                {refusal && <small>{refusal}</small>}
              </span>
              <span className="row">
                {estimate?.amount ?? amount}
                {(mayTake || estimate) && (
                  <Form method="post">
                    <input type="hidden" name="seen" value={edition} />
                    <input type="hidden" name="id" value={newId} />
                    <input type="hidden" name="days" value={days} />
                    {estimate && <input type="hidden" name="estimate" value="on" />}
                    <button
                      className="btn line sm"
                      type="submit"
                      name="pick"
                      value={key}
                      aria-label={estimate ? words.estimateLabel({ name, how: estimate.how }) : words.takeLabel({ name })}
                    >
                      {estimate ? words.estimate({ how: estimate.how }) : words.take}
                    </button>
                  </Form>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}
