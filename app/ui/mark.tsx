import { mark } from '#artwork/mark.ts'

/** The operator's mark in the colour of the text around it. */
export function Mark({ size = 34 }: { size?: number }) {
  return <span className="markbox" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark(size) }} />
}
