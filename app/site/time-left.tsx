import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWords } from '../languages/use-words.ts'
import { timeLeftText } from '../shared/time-left-text.ts'
import { timeLeftWords } from '../words/time-left.ts'

/** The time left of a hold, counted down by the minute; at the end the page is loaded again. */
export function TimeLeft({ endsAt, leftMs }: { endsAt: string; leftMs: number }) {
  const words = useWords(timeLeftWords)
  const [left, setLeft] = useState(leftMs)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Counted from the server's figure: the clock of a phone may be wrong by hours.
    const start = performance.now()
    const tick = setInterval(() => {
      const rest = leftMs - (performance.now() - start)
      setLeft(rest)
      if (rest > 0) return
      clearInterval(tick)
      revalidate()
    }, 15_000)
    return () => clearInterval(tick)
  }, [leftMs, revalidate])
  return <time dateTime={endsAt}>{words.left({ time: timeLeftText(Math.max(0, left), words) })}</time>
}
