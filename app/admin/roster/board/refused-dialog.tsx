import { Form, Link, useNavigate } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { assignmentWords } from '../../../words/admin/roster/assignments.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import type { CrewReply } from '../crew-form-action.server.ts'
import { boardAddress } from './board-address.ts'
import type { BoardView } from './load-board.server.ts'

/** Why a press or a drag was refused. An overlap can be accepted with a reason: the same form again. */
export function RefusedDialog({ view, reply }: { view: BoardView; reply: CrewReply }) {
  const words = useWords(rosterWords).refused
  const assignment = useWords(assignmentWords)
  const navigate = useNavigate()
  const back = boardAddress(view.query)
  const { reason = '', accept: _, ...values } = reply.values
  return (
    <Dialog
      open
      aria-label={words.title}
      aria-describedby="refused"
      onClose={() => navigate(back, { replace: true, preventScrollReset: true })}
    >
      <Form method="post" action={back} className="stack" preventScrollReset noValidate>
        <h2>{words.title}</h2>
        <p id="refused" role="alert">
          {reply.sentence}
        </p>
        {reply.mayAccept && (
          <>
            {Object.entries({ ...values, accept: 'yes' }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <TextField name="reason" label={assignment.reason} defaultValue={reason} maxLength={200} />
          </>
        )}
        <div className="row">
          {reply.mayAccept && (
            <button className="btn" type="submit">
              {assignment.anyway}
            </button>
          )}
          <Link className="btn line" to={back} replace preventScrollReset>
            {words.close}
          </Link>
        </div>
      </Form>
    </Dialog>
  )
}
