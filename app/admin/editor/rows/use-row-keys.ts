import { useState } from 'react'

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** A key that no row has. */
export const freshKey = (keys: readonly number[]): number => Math.max(-1, ...keys) + 1

/**
 * A key for each row that stays with it as rows come, go and change places, so that what a row holds by itself (an open fold,
 * a cursor) goes with it. Whoever changes the rows sets the keys in the same way; rows that come from outside come at the end.
 */
export function useRowKeys(count: number) {
  const [stored, setKeys] = useState(() => range(0, count))
  const keys = stored.length >= count ? stored.slice(0, count) : [...stored, ...range(freshKey(stored), count - stored.length)]
  return { keys, setKeys }
}
