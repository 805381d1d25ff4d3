import type { ReactNode } from 'react'

/** A highlighted note. `bad` is for a problem. */
export function Note({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  return <p className={bad ? 'note bad' : 'note'}>{children}</p>
}
