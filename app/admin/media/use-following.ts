import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 2_000

/**
 * Runs the page's loaders again every two seconds while something is in progress. Without JavaScript somebody reloads the page
 * by hand.
 */
export function useFollowing(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const clock = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(clock)
  }, [isUnderWay, revalidate])
}
