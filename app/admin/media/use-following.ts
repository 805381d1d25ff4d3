import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 2_000

/** Asks the page's loaders again every two seconds while something is under way. Without JavaScript the page is loaded again by hand. */
export function useFollowing(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const clock = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(clock)
  }, [isUnderWay, revalidate])
}
