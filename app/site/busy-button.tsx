import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'

type Props = { children: ReactNode; line?: boolean; name?: string; value?: string }

/** The submit button of a form; it shows when the form is being sent. `line` makes it a secondary button. */
export function BusyButton({ children, line = false, ...choice }: Props) {
  const busy = useNavigation().state !== 'idle'
  return (
    <button type="submit" className={line ? 'btn line' : 'btn'} aria-disabled={busy} {...choice}>
      {children}
    </button>
  )
}
