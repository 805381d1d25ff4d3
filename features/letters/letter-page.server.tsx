import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Settings } from '#features/settings/settings.ts'
import { darkInk, display, ink, reading } from './letter-ink.ts'

/** The page every letter is written on: name on top, one heading, the text, one thing to do, and how to reach us. */
export function LetterPage(props: {
  company: Settings['company']
  /** What a mailbox shows beside the subject. */
  preview: string
  heading: string
  action?: { words: string; href: string } | undefined
  /** What stands below how to reach us: how to leave the list it was sent to. */
  foot?: ReactNode
  children: ReactNode
}) {
  const { company, preview, heading, action, foot, children } = props
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkInk}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="around"
        style={{ backgroundColor: ink.sunk, margin: 0, padding: '24px 12px', fontFamily: reading, color: ink.soot }}
      >
        <Container
          className="sheet"
          style={{
            backgroundColor: ink.kaolin,
            maxWidth: 600,
            borderTop: `4px solid ${ink.laterite}`,
            padding: '28px 24px 16px',
          }}
        >
          <Text className="said" style={{ fontFamily: display, fontWeight: 700, fontSize: 22, lineHeight: 1.2, margin: 0 }}>
            {company.name}
          </Text>
          <Heading as="h1" className="said" style={{ fontFamily: display, fontSize: 28, lineHeight: 1.1, margin: '20px 0 16px' }}>
            {heading}
          </Heading>
          <Section style={{ fontSize: 17, lineHeight: 1.5 }}>{children}</Section>
          {action && (
            <Button
              href={action.href}
              className="press"
              style={{
                backgroundColor: ink.laterite,
                color: ink.onLaterite,
                fontFamily: display,
                fontWeight: 600,
                fontSize: 17,
                lineHeight: '20px',
                padding: '14px 22px',
                borderRadius: 3,
                margin: '12px 0 8px',
              }}
            >
              {action.words}
            </Button>
          )}
          <Hr className="rule" style={{ borderColor: ink.line, margin: '24px 0 12px' }} />
          <Text className="quiet" style={{ fontFamily: display, fontSize: 14, lineHeight: 1.5, color: ink.quiet, margin: 0 }}>
            {company.legalName}, {company.address}. Phone and WhatsApp {company.phone}, {company.email}.
          </Text>
          {foot}
        </Container>
      </Body>
    </Html>
  )
}

/** A paragraph of a letter. */
export const Say = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 17, lineHeight: 1.5, margin: '0 0 14px' }}>{children}</Text>
)

/** A heading inside a letter. */
export const SubHeading = ({ children }: { children: ReactNode }) => (
  <Heading as="h2" style={{ fontFamily: display, fontSize: 19, lineHeight: 1.2, margin: '20px 0 8px' }}>
    {children}
  </Heading>
)

/** The last line of a letter to a list: why it came, and the way off the list. */
export const LeaveLine = ({ href }: { href: string }) => (
  <Text className="quiet" style={{ fontFamily: display, fontSize: 14, lineHeight: 1.5, color: ink.quiet, margin: '10px 0 0' }}>
    You get this letter because you asked for our news.{' '}
    <Link href={href} className="quiet" style={{ color: ink.quiet, textDecoration: 'underline' }}>
      Stop these letters
    </Link>
  </Text>
)
