import { type ReactNode, useEffect, useRef } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** Screens, or parts of one, side by side. On a phone the bar is swiped; the tab that is on is moved into sight. */
export function AdminTabs({ label, className, children }: Props) {
  const bar = useRef<HTMLElement>(null)
  const last = useRef<Element | null>(null)
  // After each render, for the links know themselves which is on. A bar that somebody swiped stays where it is.
  useEffect(() => {
    const on = bar.current?.querySelector('[aria-current]') ?? null
    if (!bar.current || !on || on === last.current) return
    last.current = on
    bar.current.scrollLeft += on.getBoundingClientRect().left - bar.current.getBoundingClientRect().left - 16
  })
  return (
    <nav ref={bar} className={className ? `admin-tabs ${className}` : 'admin-tabs'} aria-label={label}>
      {children}
    </nav>
  )
}
