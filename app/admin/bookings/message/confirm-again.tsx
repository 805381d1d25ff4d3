import { Form, useNavigation } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'

/** Writes the email with the confirmation link again, while the customer has not confirmed their address. */
export function ConfirmAgain({ why, delivers, version }: { why: string; delivers: boolean; version: number }) {
  const bookingLabels = useWords(bookingAdminWords)
  const words = useWords(messageWords).again
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="stack below" preventScrollReset>
      <input type="hidden" name="event" value="confirm-again" />
      <input type="hidden" name="version" value={version} />
      <p className="small">{why}</p>
      <div>
        <button className="btn sm line" type="submit" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : delivers ? words.confirmation : words.save}
        </button>
      </div>
    </Form>
  )
}
