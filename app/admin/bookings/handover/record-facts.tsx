import { useWords } from '../../../languages/use-words.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import type { RecordView } from './handover-texts.ts'

/** What was recorded when a vehicle was handed over, or taken back. */
export function RecordFacts({ title, record }: { title: string; record: RecordView }) {
  const words = useWords(handoverWords)
  const { when, reading, marks, accessories, licence, deposit, signed, note } = record
  return (
    <section className="num">
      <h3>{title}</h3>
      <ul className="record">
        <li>{when}</li>
        <li>{reading}</li>
        {accessories && (
          <li>
            {words.accessories}: {accessories}
          </li>
        )}
        {licence && <li>{licence}</li>}
        {deposit && <li>{deposit}</li>}
        {signed && <li>{signed}</li>}
        {note && <li>{note}</li>}
        {marks.length === 0 && <li>{words.noMarks}</li>}
      </ul>
    </section>
  )
}
