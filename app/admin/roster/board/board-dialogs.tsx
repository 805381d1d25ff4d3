import { Link, useNavigate } from 'react-router'
import { readCrewKey } from '#features/crew/crew.ts'
import { isDay } from '#values/dates.ts'
import { useWords } from '../../../languages/use-words.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import type { CrewReply } from '../crew-form-action.server.ts'
import { AbsenceDialog, DayDialog } from './absence-dialog.tsx'
import { boardAddress } from './board-address.ts'
import type { BoardView } from './load-board.server.ts'
import { NeedsList } from './needs-list.tsx'
import { RefusedDialog } from './refused-dialog.tsx'
import { StripDialog } from './strip-dialog.tsx'

type Props = { dialog: string | null; view: BoardView; changes: boolean; reply: CrewReply | undefined }

/**
 * The dialog that an address asks for: `strip:12`, `day:guide-3:2027-06-14`, `absence`, `needs`. Without one, a refused drag or button says why
 * in a dialog of its own.
 */
export function BoardDialogs({ dialog, view, changes, reply }: Props) {
  const [what = '', first = '', day = ''] = (dialog ?? '').split(':')
  const strip = [...view.board.guides, ...view.board.cars].flatMap(({ strips }) => strips).find(({ id }) => String(id) === first)
  if (what === 'strip' && strip) return <StripDialog key={dialog} strip={strip} view={view} changes={changes} reply={reply} />
  if (what === 'absence' && changes) return <AbsenceDialog key={dialog} view={view} reply={reply} />
  const key = readCrewKey(first)
  const member = key && view.choices.find(({ kind, id }) => kind === key.kind && id === key.id)
  if (what === 'day' && changes && member && isDay(day))
    return <DayDialog key={dialog} member={member} day={day} view={view} reply={reply} />
  if (what === 'needs') return <NeedsDialog view={view} />
  return reply ? <RefusedDialog key={reply.sentence} view={view} reply={reply} /> : null
}

function NeedsDialog({ view }: { view: BoardView }) {
  const words = useWords(rosterWords).list
  const navigate = useNavigate()
  const back = boardAddress(view.query)
  return (
    <Dialog
      open
      aria-label={words.title}
      className="roster-dialog"
      onClose={() => navigate(back, { replace: true, preventScrollReset: true })}
    >
      <NeedsList view={view} />
      <Link className="btn line" to={back} replace preventScrollReset>
        {words.close}
      </Link>
    </Dialog>
  )
}
