import { Form } from 'react-router'
import { tripFormWords } from '../../../words/admin/trips/builder.ts'
import { Pane } from '../../components/pane.tsx'
import type { Choice } from './load-picks.server.ts'

const words = tripFormWords.item

type Props = { title: string; picks: readonly Choice[]; newId: string; edition: number }

/** What can be taken, each with its button; what cannot be taken says why. */
export const PickList = ({ title, picks, newId, edition }: Props) => (
  <Pane title={title}>
    {picks.length === 0 ? (
      <p className="muted">{words.nothing}</p>
    ) : (
      <ul className="item-list num">
        {picks.map(({ key, title: name, small, amount, refusal, mayTake }) => (
          <li key={key} className={mayTake ? undefined : 'muted'}>
            <span>
              {name}
              {small && <small>{small}</small>}
              {refusal && <small>{refusal}</small>}
            </span>
            <span className="row">
              {amount}
              {mayTake && (
                <Form method="post">
                  <input type="hidden" name="seen" value={edition} />
                  <input type="hidden" name="id" value={newId} />
                  <button className="btn line sm" type="submit" name="pick" value={key} aria-label={words.takeLabel(name)}>
                    {words.take}
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
