import type { ReactNode } from 'react'
import { useCurrentInSight } from './use-current-in-sight.ts'

type Props = { label: string; className?: string; children: ReactNode }

/** Screens, or parts of one, side by side. On a phone the bar is swiped; the tab that is on is moved into sight. */
export function AdminTabs({ label, className, children }: Props) {
  const bar = useCurrentInSight()
  return (
    <nav ref={bar} className={className ? `admin-tabs ${className}` : 'admin-tabs'} aria-label={label}>
      {children}
    </nav>
  )
}
