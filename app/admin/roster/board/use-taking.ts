import { useState } from 'react'
import { useSubmit } from 'react-router'
import { fieldsOf, type Taken } from './taken.ts'

/** What was taken up and where it would go; it is put down by the same forms as the buttons send. */
export function useTaking() {
  const submit = useSubmit()
  const [taken, setTaken] = useState<Taken>()
  const send = (fields: Record<string, string>) => submit(fields, { method: 'post', preventScrollReset: true })
  return {
    taken,
    setTaken,
    send,
    cancel: () => setTaken(undefined),
    /** Sends what changes; nothing where nothing does. */
    putDown(what: Taken) {
      setTaken(undefined)
      const fields = fieldsOf(what)
      if (fields) send(fields)
    },
  }
}

export type Taking = ReturnType<typeof useTaking>
