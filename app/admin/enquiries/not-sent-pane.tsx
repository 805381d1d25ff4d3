import { useWords } from '../../languages/use-words.ts'
import { answerNotSentWords } from '../../words/admin/answer-not-sent.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { Move } from './enquiry-panes.tsx'
import type { LoadedEnquiry } from './thread.tsx'

/** An answer whose email does not leave: its text to copy, a link to send it by WhatsApp, and a form that records that it was sent. */
export function NotSentPane({ enquiry: { notSent, version, email, reference } }: { enquiry: LoadedEnquiry }) {
  const words = useWords(answerNotSentWords)
  if (!notSent) return null
  const { text, whatsapp, isRefused } = notSent
  const mailto = `mailto:${email}?subject=${encodeURIComponent(reference)}&body=${encodeURIComponent(text)}`
  return (
    <div className="note warn gap">
      <p>
        <b>{words.title}</b> {isRefused ? words.refused : words.why}
      </p>
      <pre className="plain">{text}</pre>
      <p className="row below">
        {whatsapp && (
          <a className="btn sm line" href={whatsapp} target="_blank" rel="noreferrer">
            {words.whatsapp}
          </a>
        )}
        <a className="btn sm line" href={mailto}>
          {words.mail}
        </a>
        <CopyButton text={text} what={words.text} />
      </p>
      <Move event="told" version={version} go={words.go}>
        <input type="hidden" name="text" value={words.sentByUs} />
      </Move>
    </div>
  )
}
