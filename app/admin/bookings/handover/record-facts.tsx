import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import type { RecordView } from './handover-texts.ts'

/** What was recorded when a vehicle was handed over, or taken back. `correct`: the address of the form that corrects it, empty for none. */
export function RecordFacts({ title, record, correct = '' }: { title: string; record: RecordView; correct?: string }) {
  const words = useWords(handoverWords)
  const { when, reading, marks, accessories, licence, deposit, signed, note, corrected } = record
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
        {corrected && <li className="muted">{corrected}</li>}
      </ul>
      {correct && (
        <p className="small">
          <Link to={correct} aria-label={words.correctOf({ what: title })}>
            {words.correct}
          </Link>
        </p>
      )}
    </section>
  )
}
