import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * For a message that must be read first: it takes the focus when it appears and after every answer. Not while an answer is
 * pending: it would take the focus from a field and lose it when it disappears.
 */
export function useTakesFocus(what: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const idle = useNavigation().state === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new problem, even of the same words, takes the focus again
  useEffect(() => {
    if (idle) box.current?.focus()
  }, [what, idle])
  return box
}
