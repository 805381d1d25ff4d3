import { TextArea } from '../../ui/field.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import type { MoveChoice } from './admin-moves.ts'
import { Statement } from './money/statement.tsx'
import type { Reply } from './reply.ts'

type Props = { choice: MoveChoice; version: number; reply: Reply | undefined }

/** Asks before a booking is moved, with the statement of what it costs where it is cancelled. */
export function MoveDialog({ choice, version, reply }: Props) {
  const { event, consequence, statement, agreedFeeMinor } = choice
  const words = adminWords.booking.moves[event]
  return (
    <FormDialog
      ask={event}
      title={words.title}
      text={
        <>
          <p>{consequence}</p>
          {statement && <Statement statement={statement} />}
        </>
      }
      hidden={{ event, version, ...(agreedFeeMinor !== undefined && { fee: agreedFeeMinor }) }}
      go={words.go}
      keep={words.keep}
      refusal={reply?.sentence}
    >
      <TextArea name="text" label={words.reason} hint={words.hint} defaultValue={reply?.values.text} />
    </FormDialog>
  )
}
