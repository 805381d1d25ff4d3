import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'

type Props = { children: ReactNode; line?: boolean; name?: string; value?: string }

/** The button that sends a form; it says so while one is on its way. `line` is for what is not the first choice. */
export function BusyButton({ children, line = false, ...choice }: Props) {
  const busy = useNavigation().state !== 'idle'
  return (
    <button type="submit" className={line ? 'btn line' : 'btn'} aria-disabled={busy} {...choice}>
      {children}
    </button>
  )
}
