import { useWords } from '../../../languages/use-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { assignmentWords } from '../../../words/admin/roster/assignments.ts'
import type { CrewReply } from '../crew-form-action.server.ts'

type Fields = { from?: string | undefined; to?: string | undefined; fromTime?: string | undefined; toTime?: string | undefined }

/** The days and times of an assignment or an absence. */
export function TimeFields({ fields }: { fields: Fields }) {
  const words = useWords(assignmentWords)
  return (
    <>
      <TextField name="from" label={words.from} type="date" defaultValue={fields.from} required />
      <TextField name="to" label={words.to} type="date" defaultValue={fields.to} required />
      <TextField name="fromTime" label={words.fromTime} hint={words.timeHint} type="time" defaultValue={fields.fromTime} />
      <TextField name="toTime" label={words.toTime} type="time" defaultValue={fields.toTime} />
    </>
  )
}

/** Where an overlap was refused: the reason with which the same form passes. */
export function AcceptField({ reply }: { reply: CrewReply | undefined }) {
  const words = useWords(assignmentWords)
  if (!reply?.mayAccept) return null
  return (
    <>
      <input type="hidden" name="accept" value="yes" />
      <TextField name="reason" label={words.reason} defaultValue={reply.values.reason} maxLength={200} />
    </>
  )
}
