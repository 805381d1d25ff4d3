import { Form, useNavigation } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { FieldFrame, fieldProps } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'

/** The file to look at, and what is wrong with the one before. */
export function FileForm({ fault }: { fault: string | undefined }) {
  const words = useWords(translationFileWords).screen
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const field = { name: 'file', label: words.file, hint: words.fileHint }
  return (
    <Form method="post" encType="multipart/form-data" className="pane stack" noValidate preventScrollReset>
      <div role="alert">
        <FieldFrame {...field} error={fault}>
          <input type="file" accept=".xlf,.xliff,application/xliff+xml" {...fieldProps({ ...field, error: fault })} />
        </FieldFrame>
      </div>
      <div className="row">
        <button className="btn" type="submit" name="event" value="look" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : words.look}
        </button>
      </div>
    </Form>
  )
}
