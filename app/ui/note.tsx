import type { ReactNode } from 'react'

/** A notice that stays prominent. `bad` is for what stops somebody. */
export function Note({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  return <p className={bad ? 'note bad' : 'note'}>{children}</p>
}
