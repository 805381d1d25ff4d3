import { useCallback, useEffect, useRef, useState } from 'react'
import { savesData } from '../ui/saves-data.ts'
import type { Suggestion } from './suggestion.ts'

/** A word is typed in about this time: who is still typing asks nothing. */
const pauseMs = 150
const fewestCharacters = 2

/**
 * Titles for what is being typed. Only the last question is answered: an older request is broken off. Without a network, or
 * with a server that does not answer, there are none, and the field stays a field; so it is for who asks for less data.
 */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const clear = useCallback(() => {
    stop.current()
    setSuggestions([])
  }, [])

  const suggest = useCallback((typed: string) => {
    stop.current()
    const question = typed.trim()
    if (question.length < fewestCharacters || savesData()) return setSuggestions([])
    const request = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(question, request.signal).then(setSuggestions, () => {
        if (!request.signal.aborted) setSuggestions([])
      })
    }, pauseMs)
    stop.current = () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [])
  return { suggestions, suggest, clear }
}

async function fetchSuggestions(question: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const response = await fetch(`/search/suggestions?q=${encodeURIComponent(question.slice(0, 200).toWellFormed())}`, { signal })
  return response.ok ? ((await response.json()) as { suggestions: Suggestion[] }).suggestions : []
}
