import { type RefObject, useEffect, useRef } from 'react'

/** A bar of links that a phone swipes: when another of them is the current one, it is moved into sight, and the page stays where it is. */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const last = useRef<Element | null>(null)
  // After each render, for the links know themselves which is current. A bar that somebody swiped stays where it is.
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current]') ?? null
    if (!bar.current || !current || current === last.current) return
    last.current = current
    bar.current.scrollLeft += current.getBoundingClientRect().left - bar.current.getBoundingClientRect().left - 16
  })
  return bar
}
