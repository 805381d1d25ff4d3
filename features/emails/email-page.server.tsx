import type { ReactNode } from 'react'
import type { Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { darkInk, display, ink, reading } from './email-ink.ts'
import { Block, Button, Link, Preview } from './email-tags.server.tsx'
import { emailFrameWords } from './words/email-frame.ts'
import { newsletterEmailWords } from './words/newsletter-emails.ts'

/** The page every email is written on: name on top, one heading, the text, one thing to do, and how to reach us. */
export function EmailLayout(props: {
  /** The words of the language that it is written in: `emailFrameParts` among others. */
  read: ReadWords
  company: Settings['company']
  /** The preview that an inbox shows beside the subject. */
  preview: string
  heading: string
  action?: { words: string; href: string } | undefined
  /** Below our contact details: how to unsubscribe from the list that it was sent to. */
  foot?: ReactNode
  children: ReactNode
}) {
  const { read, company, preview, heading, action, foot, children } = props
  const { legalName: name, address, phone, email } = company
  return (
    <html lang={read.language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkInk}</style>
      </head>
      <body className="around" style={{ backgroundColor: ink.sunk, margin: 0, padding: 0 }}>
        <Preview text={preview} />
        <Block cell={{ backgroundColor: ink.sunk, padding: '24px 12px', fontFamily: reading, color: ink.soot }}>
          <Block
            className="sheet"
            style={{
              backgroundColor: ink.kaolin,
              maxWidth: 600,
              borderTop: `4px solid ${ink.laterite}`,
              padding: '28px 24px 16px',
            }}
          >
            <p className="said" style={{ fontFamily: display, fontWeight: 700, fontSize: 22, lineHeight: 1.2, margin: 0 }}>
              {company.name}
            </p>
            <h1 className="said" style={{ fontFamily: display, fontSize: 28, lineHeight: 1.1, margin: '20px 0 16px' }}>
              {heading}
            </h1>
            <Block style={{ fontSize: 17, lineHeight: 1.5 }}>{children}</Block>
            {action && <Button href={action.href}>{action.words}</Button>}
            <hr
              className="rule"
              style={{ width: '100%', border: 'none', borderTop: `1px solid ${ink.line}`, margin: '24px 0 12px' }}
            />
            <p className="quiet" style={{ fontFamily: display, fontSize: 14, lineHeight: 1.5, color: ink.quiet, margin: 0 }}>
              {read(emailFrameWords).reach({ name, address, phone, email })}
            </p>
            {foot}
          </Block>
        </Block>
      </body>
    </html>
  )
}

/** A paragraph of an email. */
export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p style={{ fontSize: 17, lineHeight: 1.5, margin: '0 0 14px' }}>{children}</p>
)

/** A heading inside an email. */
export const SubHeading = ({ children }: { children: ReactNode }) => (
  <h2 style={{ fontFamily: display, fontSize: 19, lineHeight: 1.2, margin: '20px 0 8px' }}>{children}</h2>
)

/** The last line of an email to a list: why it came, and the way off the list, in words of `newsletterEmailParts`. */
export const LeaveLine = ({ read, href }: { read: ReadWords; href: string }) => (
  <p className="quiet" style={{ fontFamily: display, fontSize: 14, lineHeight: 1.5, color: ink.quiet, margin: '10px 0 0' }}>
    {read(newsletterEmailWords).leave({
      link: (words) => (
        <Link href={href} className="quiet" style={{ color: ink.quiet, textDecoration: 'underline' }}>
          {words}
        </Link>
      ),
    })}
  </p>
)
