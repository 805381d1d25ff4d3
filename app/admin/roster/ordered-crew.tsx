import { useWords } from '../../languages/use-words.ts'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'
import type { OrderedCrewView } from './ordered-crew-view.ts'

/** The guides and vehicles that suppliers send, each with how far its order is; nothing where none is ordered. */
export function OrderedCrew({ ordered }: { ordered: readonly OrderedCrewView[] }) {
  const { ofSuppliers } = useWords(requirementWords)
  if (ordered.length === 0) return null
  return (
    <div className="stack">
      <h3>{ofSuppliers}</h3>
      <ul className="item-list num">
        {ordered.map(({ id, name, text, state, tone }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
            <span className={`tag ${tone}`}>{state}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
