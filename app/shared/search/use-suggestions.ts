import { useCallback, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { savesData } from '../../ui/saves-data.ts'
import type { Suggestion } from './suggestion.ts'

/** A pause in typing of this length starts a request. */
const pauseMs = 150
const fewestCharacters = 2

/**
 * Suggested titles in the language of the page for what is being typed. A new question aborts the request of the one before. Without a network or an
 * answer, or when the browser saves data, there are none.
 */
export function useSuggestions() {
  const path = useHref('/search/suggestions')
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const clear = useCallback(() => {
    stop.current()
    setSuggestions([])
  }, [])

  const suggest = useCallback(
    (typed: string) => {
      stop.current()
      const question = typed.trim()
      if (question.length < fewestCharacters || savesData()) return setSuggestions([])
      const request = new AbortController()
      const timer = setTimeout(() => {
        fetchSuggestions(path, question, request.signal).then(setSuggestions, () => {
          if (!request.signal.aborted) setSuggestions([])
        })
      }, pauseMs)
      stop.current = () => {
        clearTimeout(timer)
        request.abort()
      }
    },
    [path],
  )
  return { suggestions, suggest, clear }
}

async function fetchSuggestions(path: string, question: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const response = await fetch(`${path}?q=${encodeURIComponent(question.slice(0, 200).toWellFormed())}`, { signal })
  return response.ok ? ((await response.json()) as { suggestions: Suggestion[] }).suggestions : []
}
