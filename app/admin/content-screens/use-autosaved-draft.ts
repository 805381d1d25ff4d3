import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBlocker, useFetcher, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import type { EditorReply } from './editor-action.server.ts'

const everyMs = 20_000

type Keeping = {
  form: RefObject<HTMLFormElement | null>
  /** The version that the page was opened with. */
  version: number
  /** The version that the last press of a button made, where that press opened this page. */
  savedVersion: number | undefined
}

/**
 * Autosaves a draft: every 20 seconds where something has changed, when the page is hidden, and before another page of the
 * admin area is opened. `seen` is the version that the next save builds on. A conflict stops it until somebody chooses.
 */
export function useKeeping({ form, version, savedVersion }: Keeping) {
  const words = useWords(editorWords)
  const fetcher = useFetcher<EditorReply>()
  const [seen, setSeen] = useState(version)
  const [changes, setChanges] = useState(0)
  const [saved, setSaved] = useState(0)
  const sent = useRef(0)
  const dirty = changes > saved
  const isOnItsWay = useRef(false)
  const navigation = useNavigation().state
  useEffect(() => {
    if (navigation === 'idle') isOnItsWay.current = false
  }, [navigation])
  const reply = fetcher.data

  const keep = useRef(() => {})
  keep.current = () => {
    if (!form.current || !dirty || reply?.conflict || fetcher.state !== 'idle') return
    sent.current = changes
    const typed = new FormData(form.current)
    typed.set('event', 'keep')
    void fetcher.submit(typed, { method: 'post' })
  }
  useEffect(() => {
    const timer = setInterval(() => keep.current(), everyMs)
    const onHidden = () => document.visibilityState === 'hidden' && keep.current()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [])
  useEffect(() => {
    if (!reply?.autosaved) return
    setSeen(reply.autosaved.version)
    setSaved(sent.current)
  }, [reply])
  useEffect(() => {
    if (savedVersion === undefined) return
    setSeen(savedVersion)
    setSaved(sent.current)
  }, [savedVersion])
  useEffect(() => {
    if (!dirty) return
    // A form that a button has sent is saved before the redirect, so no warning is needed.
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOnItsWay.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])

  // A button of the form redirects by itself, and the result is in the address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !nextLocation.search.includes('did='),
  )
  const savedFirst = useRef(false)
  useEffect(() => {
    if (blocker.state !== 'blocked' || fetcher.state !== 'idle') return
    if (!dirty) return blocker.proceed()
    if (!savedFirst.current && !reply?.conflict) {
      savedFirst.current = true
      return keep.current()
    }
    savedFirst.current = false
    if (confirm(words.leave)) blocker.proceed()
    else blocker.reset()
  }, [blocker, dirty, fetcher.state, reply, words])

  return {
    seen,
    dirty,
    reply,
    keeping: fetcher.state !== 'idle',
    changed: () => setChanges((count) => count + 1),
    /** Notes that a button has sent the whole form. */
    sending() {
      sent.current = changes
      isOnItsWay.current = true
    },
  }
}
