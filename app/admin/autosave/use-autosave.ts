import { useEffect, useRef, useState } from 'react'

const autosavePath = '/admin/autosave'
const afterMs = 2_000

/**
 * Stores what is typed into a form on the server: a moment after each change, when the page is hidden, and when it is left.
 * Returns the state to show: 'saved', 'failed', or undefined while nothing has been typed.
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
    // The request continues after the page is left.
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
  // Before the form leaves the document: afterwards its fields cannot be read.
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
    /** Notes that a button sent the form: from then on the server deletes or keeps the autosave. */
    sending() {
      clearTimeout(waits.current)
      waits.current = undefined
    },
  }
}
