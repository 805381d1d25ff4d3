import { type FormEvent, useEffect, useRef } from 'react'
import { useBlocker, useNavigation } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { tripLossWords } from '../../../words/admin/trips/trip-losses.ts'

/** What stands in a form, without its empty fields: those come and go once scripts run. */
const valuesOf = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== ''))

/**
 * Asks before a form is left in which something else stands than when it was opened: by a link, by going back, by another form of the page, or by
 * closing the tab. What is in the form itself is sent without a question.
 */
export function useUnsaved() {
  const question = String(useWords(tripLossWords).leave)
  const form = useRef<HTMLFormElement>(null)
  const opened = useRef<string>(undefined)
  const isSent = useRef(false)
  const navigation = useNavigation().state
  const isChanged = () => !isSent.current && form.current !== null && valuesOf(form.current) !== opened.current
  const isUnsaved = useRef(isChanged)
  isUnsaved.current = isChanged
  useEffect(() => {
    if (form.current) opened.current = valuesOf(form.current)
  }, [])
  // A form that was refused is in the page still, and is asked about again.
  useEffect(() => {
    if (navigation === 'idle') isSent.current = false
  }, [navigation])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved.current(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, question])
  return {
    form,
    /** Notes that the form itself is sent. */
    sending() {
      isSent.current = true
    },
    /** Asks before another form of the page is sent, and stops it where the answer is no. A dialog has asked already. */
    before(event: FormEvent) {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
      if (!isInDialog && isChanged() && !confirm(question)) {
        event.preventDefault()
        event.stopPropagation()
      } else isSent.current = true
    },
  }
}
