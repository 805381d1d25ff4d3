import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBlocker, useFetcher, useNavigation } from 'react-router'
import { editorWords as words } from '../../words/admin/content/editor.ts'
import type { EditorReply } from './editor-action.server.ts'

const everyMs = 20_000

type Keeping = {
  form: RefObject<HTMLFormElement | null>
  /** The version that the page was opened with. */
  version: number
  /** The version that somebody's own pressing of a button made, where that is what brought them here. */
  savedVersion: number | undefined
}

/**
 * Keeps what is typed without a word: every 20 seconds where something changed, when the page is hidden, and before another
 * page of the admin area is opened. `seen` is the version that the next saving builds on; a conflict stops it until somebody chooses.
 */
export function useKeeping({ form, version, savedVersion }: Keeping) {
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
    // What a button has sent is saved before the answer leads on, as to the preview.
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOnItsWay.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])

  // A press of a button of the form's own leads on by itself: what it did stands in the address.
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
  }, [blocker, dirty, fetcher.state, reply])

  return {
    seen,
    dirty,
    reply,
    keeping: fetcher.state !== 'idle',
    changed: () => setChanges((count) => count + 1),
    /** Notes that the whole form is on its way by a press of a button. */
    sending() {
      sent.current = changes
      isOnItsWay.current = true
    },
  }
}
