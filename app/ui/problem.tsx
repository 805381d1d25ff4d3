import { Note } from './note.tsx'
import { useTakesFocus } from './takes-focus.ts'

/** What stops somebody and is about no field. Spoken at once, and brought into sight. */
export function Problem({ text }: { text: string | undefined }) {
  const box = useTakesFocus(text)
  if (!text) return null
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Note bad>{text}</Note>
    </div>
  )
}
