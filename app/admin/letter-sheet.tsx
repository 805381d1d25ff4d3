import { deskLetterWords } from '../words/desk-letters.ts'

const words = deskLetterWords.compose

/** A letter as it will arrive: the very page that is sent, where nothing runs and no link leads anywhere, and its plain text. */
export function LetterSheet({ subject, html, text }: { subject: string; html: string; text: string }) {
  return (
    <>
      <iframe className="letter" sandbox="" srcDoc={html} title={subject} />
      <details className="as-text">
        <summary>{words.plain}</summary>
        <pre className="plain">{text}</pre>
      </details>
    </>
  )
}
