import { useCallback, useEffect, useRef, useState } from 'react'
import { listOpened } from './recent.ts'
import { type Found, searchJsonPath } from './search-result.ts'

/** The pause in typing after which a request is sent. */
const pauseMs = 120
const nothing: Found = { groups: [], count: 0 }

type Answer = Found & { for: string; silent?: true }

/** The results for the text that is being typed; for an empty one, what was opened last. An older request is cancelled. */
export function useFound() {
  const [answer, setAnswer] = useState<Answer>({ ...nothing, for: '' })
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const search = useCallback((typed: string) => {
    stop.current()
    const text = typed.trim()
    const query = new URLSearchParams(text ? { q: text } : listOpened().map((path) => ['recent', path]))
    if (query.size === 0) return setAnswer({ ...nothing, for: '' })
    const request = new AbortController()
    const timer = setTimeout(
      () => {
        fetchFound(query, request.signal).then(
          (found) => setAnswer({ ...found, for: text }),
          () => {
            if (!request.signal.aborted) setAnswer({ ...nothing, for: text, silent: true })
          },
        )
      },
      text ? pauseMs : 0,
    )
    stop.current = () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [])
  return { answer, search: search }
}

async function fetchFound(query: URLSearchParams, signal: AbortSignal): Promise<Found> {
  // Who was signed out is redirected to the sign-in page, which is not an answer.
  const response = await fetch(`${searchJsonPath}?${query}`, { signal, redirect: 'error' })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  return (await response.json()) as Found
}
