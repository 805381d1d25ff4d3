import { useWords } from '../../languages/use-words.ts'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import type { ShipmentProblem } from './shipment-refusal.ts'

/** What somebody else did first, or why something does not fit any more. */
export function ChangedNote({ problem }: { problem: Omit<ShipmentProblem, 'status'> }) {
  const words = useWords(shipmentAdminWords).shipment.changed
  const box = useTakesFocus(problem)
  return (
    <div className="note bad copy since" tabIndex={-1} ref={box}>
      {problem.since.length === 0 ? (
        <p>{problem.sentence}</p>
      ) : (
        <>
          <p>
            <b>{words.title}</b> {words.text}
          </p>
          <ul>
            {problem.since.map(({ key, head, text }) => (
              <li key={key} className="num">
                <b>{head}</b>
                {text && <q className="said">{text}</q>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
