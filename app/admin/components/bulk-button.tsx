import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'

/** What is done to the ticked rows of a list. Until its answer is shown it says so, and no button of the bar is pressed again. */
export function BulkButton({ event, children }: { event: string; children: ReactNode }) {
  const { working } = useWords(frameAdminWords)
  const { state, formMethod, formData } = useNavigation()
  const busy = state !== 'idle' && formMethod === 'POST'
  return (
    <button
      className="btn line sm"
      type="submit"
      name="event"
      value={event}
      aria-disabled={busy}
      onClick={(press) => busy && press.preventDefault()}
    >
      {busy && formData?.get('event') === event ? working : children}
    </button>
  )
}
