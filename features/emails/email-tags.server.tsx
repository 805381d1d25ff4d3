import type { CSSProperties, ReactNode } from 'react'
import { display, ink } from './email-ink.ts'

/**
 * A block as all mail clients lay it out: a table of one cell, as wide as there is room. `cell` is the style of that cell.
 */
export const Block = (props: { className?: string; style?: CSSProperties; cell?: CSSProperties; children: ReactNode }) => (
  <table
    role="presentation"
    align="center"
    width="100%"
    border={0}
    cellPadding={0}
    cellSpacing={0}
    className={props.className}
    style={props.style}
  >
    <tbody>
      <tr>
        <td style={props.cell}>{props.children}</td>
      </tr>
    </tbody>
  </table>
)

/** A link in an email. Staff read emails in an iframe, and links never open inside it. */
export const Link = (props: { href: string; className: string; style: CSSProperties; children: ReactNode }) => (
  <a href={props.href} target="_blank" rel="noopener" className={props.className} style={props.style}>
    {props.children}
  </a>
)

const pressPadding = '14px 22px'

/** The one thing to do in an email. Outlook for Windows takes the padding from the cell, every other client from the link. */
export const Button = ({ href, children }: { href: string; children: ReactNode }) => (
  <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={{ margin: '12px 0 32px' }}>
    <tbody>
      <tr>
        <td className="press" style={{ backgroundColor: ink.laterite, borderRadius: 3, ...{ msoPaddingAlt: pressPadding } }}>
          <Link
            href={href}
            className="press"
            style={{
              display: 'inline-block',
              padding: pressPadding,
              backgroundColor: ink.laterite,
              borderRadius: 3,
              color: ink.onLaterite,
              fontFamily: display,
              fontWeight: 600,
              fontSize: 17,
              lineHeight: '20px',
              textDecoration: 'none',
            }}
          >
            {children}
          </Link>
        </td>
      </tr>
    </tbody>
  </table>
)

/** As much as a mailbox shows beside a subject. */
const previewLength = 150
/** Invisible characters: without them an inbox would continue the preview with the first words of the email. */
const blank = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** The preview that an inbox shows beside the subject; neither the email nor its plain text shows it. */
export function Preview({ text }: { text: string }) {
  const shown = text.slice(0, previewLength)
  return (
    <div
      data-skip-in-text="true"
      style={{ display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 }}
    >
      {shown}
      <div>{blank.repeat(previewLength - shown.length)}</div>
    </div>
  )
}
