import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Settings } from '#features/settings/settings.ts'

const soot = '#122423'
const kaolin = '#f6f7f3'
const laterite = '#b2412b'
const quiet = '#495957'
const display = "'Bricolage Grotesque', 'Arial Narrow', Roboto, Arial, sans-serif"
const reading = "Newsreader, Georgia, 'Noto Serif', serif"

/** The page every letter is written on: name on top, one heading, the text, one thing to do, and how to reach us. */
export function LetterPage(props: {
  company: Settings['company']
  /** What a mailbox shows beside the subject. */
  preview: string
  heading: string
  action?: { words: string; href: string }
  children: ReactNode
}) {
  const { company, preview, heading, action, children } = props
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#ebeee7', margin: 0, padding: '24px 12px', fontFamily: reading, color: soot }}>
        <Container
          style={{ backgroundColor: kaolin, maxWidth: 600, borderTop: `4px solid ${laterite}`, padding: '28px 28px 12px' }}
        >
          <Text style={{ fontFamily: display, fontWeight: 700, fontSize: 22, margin: 0 }}>{company.name}</Text>
          <Heading as="h1" style={{ fontFamily: display, fontSize: 28, lineHeight: 1.1, margin: '20px 0 16px' }}>
            {heading}
          </Heading>
          <Section style={{ fontSize: 17, lineHeight: 1.5 }}>{children}</Section>
          {action && (
            <Button
              href={action.href}
              style={{
                backgroundColor: laterite,
                color: '#fefcf6',
                fontFamily: display,
                fontWeight: 600,
                padding: '14px 22px',
                borderRadius: 3,
                margin: '12px 0 8px',
              }}
            >
              {action.words}
            </Button>
          )}
          <Hr style={{ borderColor: '#cdd3cc', margin: '24px 0 12px' }} />
          <Text style={{ fontFamily: display, fontSize: 14, lineHeight: 1.5, color: quiet, margin: 0 }}>
            {company.legalName}, {company.address}. Phone and WhatsApp {company.phone}, {company.email}.
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** A paragraph of a letter. */
export const Say = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 17, lineHeight: 1.5, margin: '0 0 14px' }}>{children}</Text>
)

/** Two columns of words and figures: a price, a list of facts. Rows as [label, figure]; the last one is the sum when asked. */
export function Figures({ rows, sum = false }: { rows: readonly (readonly [string, string])[]; sum?: boolean }) {
  return (
    <table
      data-figures
      style={{ width: '100%', borderCollapse: 'collapse', fontFamily: display, fontSize: 15, margin: '4px 0 16px' }}
    >
      <tbody>
        {rows.map(([label, figure], index) => {
          const last = sum && index === rows.length - 1
          const line = last ? `1.5px solid ${soot}` : '1px solid #cdd3cc'
          const cell = { padding: '8px 0', borderTop: line, fontWeight: last ? 700 : 400, verticalAlign: 'top' } as const
          return (
            <tr key={label}>
              <td style={cell}>{label}</td>
              <td style={{ ...cell, textAlign: 'right', paddingLeft: 16 }}>{figure}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
