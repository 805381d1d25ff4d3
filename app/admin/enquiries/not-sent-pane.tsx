import { useWords } from '../../languages/use-words.ts'
import { answerNotSentWords } from '../../words/admin/answer-not-sent.ts'
import { NotSentNote } from '../components/emails/not-sent-note.tsx'
import { Move } from './enquiry-panes.tsx'
import type { LoadedEnquiry } from './thread.tsx'

/** An answer whose email does not leave, and the form that records that it was sent. */
export function NotSentPane({ enquiry: { notSent, version, email, reference } }: { enquiry: LoadedEnquiry }) {
  const words = useWords(answerNotSentWords)
  if (!notSent) return null
  return (
    <NotSentNote notSent={notSent} what="answer" email={email} subject={reference}>
      <Move event="told" version={version} go={words.go}>
        <input type="hidden" name="text" value={words.sentByUs} />
      </Move>
    </NotSentNote>
  )
}
