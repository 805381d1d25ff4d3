import { useEffect } from 'react'

/** What is opened over the page by its summary: further filters, columns, the name of a saved view. */
const drops = ':is(.drop, .save-view)[open]'

/** Escape in what a summary has opened over the page closes it, and the focus is on the summary again, as with a menu. */
export function useEscapeCloses(): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return
      const drop = event.target.closest<HTMLDetailsElement>(drops)
      if (!drop) return
      drop.open = false
      drop.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
}
