import { Note } from './note.tsx'
import { useTakesFocus } from './takes-focus.ts'

/** An error that belongs to no field. Announced at once and scrolled into view. */
export function Problem({ text }: { text: string | undefined }) {
  const box = useTakesFocus(text)
  if (!text) return null
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Note bad>{text}</Note>
    </div>
  )
}
