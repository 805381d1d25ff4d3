import { useEffect, useRef, useState } from 'react'
import { arrival } from './arrival.ts'
import type { FormReply } from './form-reply.ts'
import { guardNames, TrapField } from './trap-field.tsx'

/** When somebody begins to write and the stamp is older than this, a new one is fetched. */
const freshMs = 60 * 60_000

/**
 * How the visit began, and two hidden fields of every enquiry form, by which the server recognises programs without a puzzle (docs/enquiries.md). Read
 * by `readGuard` (guard-form.server.ts); `stamp` comes from `stampForm` in the page's loader. The page may have been cached for
 * an hour, so a browser with scripts fetches a fresh stamp.
 */
export function GuardFields({ stamp, reply }: { stamp: string; reply: FormReply }) {
  // A form that came back with errors keeps its stamp: a correction may take less than three seconds.
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
    // Not for a focused button: a double click must send the same stamp twice.
    const begin = ({ target }: Event) => !(target instanceof HTMLButtonElement) && refresh()
    field.current?.form?.addEventListener('focusin', begin, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return (
    <>
      <TrapField />
      <input type="hidden" {...arrival} />
      <input type="hidden" name={guardNames.stamp} value={own} ref={field} />
    </>
  )
}

async function fetchStamp(signal: AbortSignal): Promise<string> {
  const answer = await fetch('/form-stamp', { signal })
  if (!answer.ok) throw new Error('No stamp')
  return answer.text()
}
