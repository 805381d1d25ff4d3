import { Fragment, type ReactNode } from 'react'
import { type Stretch, stretchesOf } from '#features/pages/inline-text.ts'
import { ink } from './email-ink.ts'
import { Paragraph } from './email-page.server.tsx'
import { Link } from './email-tags.server.tsx'
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts'

/** The whole address of a path of the site. */
type AddressOf = (path: string) => string

/**
 * Paragraphs as staff write them: an empty line begins a new one, `**strong**`, `_italic_` and `[words](https://…)` are marks, placeholders
 * give way to their values. The marks are read first, so a value is never one. `address` makes a path of the site an address.
 */
export function StaffText({ text, values, address }: { text: string; values: PlaceholderValues; address: AddressOf }) {
  return paragraphsOf(text).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same, and none ever moves
    <Paragraph key={at}>
      {paragraph.split('\n').map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        <Fragment key={row}>
          {row > 0 && <br />}
          {stretchesOf(line).map((stretch, index) => drawn(stretch, index, values, address))}
        </Fragment>
      ))}
    </Paragraph>
  ))
}

const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((one) => one.trim())
    .filter(Boolean)

function drawn({ text, strong, italic, href }: Stretch, key: number, values: PlaceholderValues, address: AddressOf): ReactNode {
  const words = fillPlaceholders(text, values)
  if (strong) return <strong key={key}>{words}</strong>
  if (italic) return <em key={key}>{words}</em>
  const to = href && addressOf(href, values, address)
  if (!to) return <Fragment key={key}>{words}</Fragment>
  return (
    <Link key={key} href={to} className="said" style={{ color: ink.laterite, textDecoration: 'underline' }}>
      {words}
    </Link>
  )
}

/** An email is not a page of the site: a fragment alone (`#prices`) leads nowhere. */
function addressOf(href: string, values: PlaceholderValues, address: AddressOf): string | undefined {
  if (href.startsWith('#')) return undefined
  const inAddress = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]))
  const filled = fillPlaceholders(href, inAddress)
  return filled.startsWith('/') ? address(filled) : filled
}
