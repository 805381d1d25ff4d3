import { useWords } from '../../languages/use-words.ts'
import { TextArea } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import type { MoveChoice } from './admin-moves.ts'
import type { Reply } from './reply.ts'

type Props = { choice: MoveChoice; version: number; reply: Reply | undefined }

/** Asks before a booking is moved, and says what follows. */
export function MoveDialog({ choice, version, reply }: Props) {
  const bookingLabels = useWords(bookingAdminWords)
  const { event, consequence } = choice
  const words = bookingLabels.moves[event]
  return (
    <FormDialog
      dialog={event}
      title={words.title}
      text={consequence}
      hidden={{ event, version }}
      go={words.go}
      keep={words.keep}
      refusal={reply?.sentence}
    >
      <TextArea name="text" label={words.reason} hint={words.hint} defaultValue={reply?.values.text} />
    </FormDialog>
  )
}
