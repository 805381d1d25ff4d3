import { useEffect, useRef, useState } from 'react'
import type { FormReply } from './form-reply.ts'
import { guardNames, TrapField } from './trap-field.tsx'

/** A stamp that is older is asked for anew when somebody begins to write. */
const freshMs = 60 * 60_000

/**
 * Two hidden fields of every enquiry form: how the server tells programs from people without a puzzle (docs/enquiries.md).
 * Read by `readGuard` (guard-form.server.ts); `stamp` comes from `stampForm` in the page's loader. The page may be hours old and
 * everybody's, so a browser that runs scripts asks for a stamp of its own once the form is there.
 */
export function GuardFields({ stamp, reply }: { stamp: string; reply: FormReply }) {
  // What came back keeps the stamp that it was sent with: to correct one word takes no three seconds.
  const [own, setOwn] = useState(reply.values[guardNames.stamp] ?? stamp)
  const field = useRef<HTMLInputElement>(null)
  const cameBack = useRef(guardNames.stamp in reply.values)
  useEffect(() => {
    const stop = new AbortController()
    let fetchedAt = cameBack.current ? Date.now() : 0
    const refresh = () => {
      if (Date.now() - fetchedAt < freshMs) return
      fetchedAt = Date.now()
      fetchStamp(stop.signal).then(setOwn, () => undefined)
    }
    refresh()
    // Not at the button: two presses of it are one sending, under one stamp.
    const begin = ({ target }: Event) => !(target instanceof HTMLButtonElement) && refresh()
    field.current?.form?.addEventListener('focusin', begin, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return (
    <>
      <TrapField />
      <input type="hidden" name={guardNames.stamp} value={own} ref={field} />
    </>
  )
}

async function fetchStamp(signal: AbortSignal): Promise<string> {
  const answer = await fetch('/form-stamp', { signal })
  if (!answer.ok) throw new Error('No stamp')
  return answer.text()
}
