import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * For what has to be read before anything else: it takes the focus when it appears and after every answer, but not while one is
 * on its way. Then it would take the focus from a field, and lose it to nothing as it goes.
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
