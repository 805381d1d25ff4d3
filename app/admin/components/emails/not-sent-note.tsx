import type { ReactNode } from 'react'
import { useWords } from '../../../languages/use-words.ts'
import { answerNotSentWords } from '../../../words/admin/answer-not-sent.ts'
import { CopyButton } from '../copy-button.tsx'

/** What staff must send themselves, with the link that opens WhatsApp with it where the phone number allows it. */
export type NotSent = { text: string; whatsapp: string | undefined; isRefused: boolean }

type Props = {
  notSent: NotSent
  /** What it is: an answer to an enquiry, or a quote. */
  what: 'answer' | 'quote'
  email: string
  subject: string
  /** The form that records that it was sent. */
  children: ReactNode
}

/** An email that does not leave by itself: its text to copy, links to send it by WhatsApp or from a mail program, and the form that records it. */
export function NotSentNote({ notSent: { text, whatsapp, isRefused }, what, email, subject, children }: Props) {
  const all = useWords(answerNotSentWords)
  const words = what === 'quote' ? all.quote : all
  const mailto = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return (
    <div className="note warn gap">
      <p>
        <b>{words.title}</b> {isRefused ? words.refused : words.why}
      </p>
      <pre className="plain">{text}</pre>
      <p className="row below">
        {whatsapp && (
          <a className="btn sm line" href={whatsapp} target="_blank" rel="noreferrer">
            {all.whatsapp}
          </a>
        )}
        <a className="btn sm line" href={mailto}>
          {all.mail}
        </a>
        <CopyButton text={text} what={words.text} />
      </p>
      {children}
    </div>
  )
}
