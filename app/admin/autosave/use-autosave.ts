import { useEffect, useRef, useState } from 'react'

const autosavePath = '/admin/autosave'
const afterMs = 2_000

/**
 * Keeps what is typed into a form on the server, a moment after each change, when the page is hidden, and when it is left. What the
 * server answers is shown: 'saved', 'failed', or nothing as long as nothing was typed.
 */
export function useAutosave(place: string) {
  const form = useRef<HTMLFormElement>(null)
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<'saved' | 'failed'>()
  const keep = useRef(() => {})
  keep.current = () => {
    if (waits.current === undefined || !form.current) return
    clearTimeout(waits.current)
    waits.current = undefined
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') body.append(name, value)
    body.set('place', place)
    // It outlives the page that is left.
    fetch(autosavePath, { method: 'POST', body, keepalive: true, redirect: 'manual' }).then(
      ({ ok }) => setState(ok ? 'saved' : 'failed'),
      () => setState('failed'),
    )
  }
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && keep.current()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', onHidden)
    }
  }, [])
  // Before the form is taken out of the page: afterwards there is nothing left to read.
  useEffect(() => {
    const shown = form.current
    return () => {
      form.current = shown
      keep.current()
    }
  }, [])
  return {
    form,
    state,
    changed() {
      clearTimeout(waits.current)
      waits.current = setTimeout(() => keep.current(), afterMs)
    },
    /** Notes that the form is sent by a press of a button: what it keeps is the server's business now. */
    sending() {
      clearTimeout(waits.current)
      waits.current = undefined
    },
  }
}
