import { Form } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'

/** Undoes an assignment, a change or a removal. `entry`: its audit entry. */
export function UndoForm({ entry }: { entry: string }) {
  const words = useWords(assignmentWords)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="entry" value={entry} />
      <button className="btn line sm" type="submit" name="event" value="undo">
        {words.undo}
      </button>
    </Form>
  )
}
