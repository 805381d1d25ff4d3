import { useWords } from '../../../languages/use-words.ts'
import { emailAdminWords } from '../../../words/admin/emails.ts'
import { CopyButton } from '../copy-button.tsx'

/** The sheet for the dark: the admin area’s policy lets none but the page's own run, and an email is shown in the light here. */
const darkSheet = /<style>[^<]*<\/style>/g

/** An email as it will arrive: the page that is sent, where nothing runs and no link leads anywhere, and its plain text. */
export function EmailPreview({ subject, html, text }: { subject: string; html: string; text: string }) {
  const words = useWords(emailAdminWords).compose
  return (
    <>
      <iframe className="email-preview" sandbox="" srcDoc={html.replaceAll(darkSheet, '')} title={subject} />
      <details className="as-text">
        <summary>{words.plain}</summary>
        <pre className="plain">{text}</pre>
        <p className="row below">
          <CopyButton text={text} what={words.plain} />
        </p>
      </details>
    </>
  )
}
