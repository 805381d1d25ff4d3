/**
 * What no XML document may hold, not even as a reference: most control characters, halves of a pair, U+FFFE and U+FFFF.
 */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text within an element. A carriage return is a reference, or a reader would take it for a line break. What XML forbids is left out. */
export const xmlText = (text: string): string => escaped(text.replace(forbidden, ''))

/** The value of an attribute in double quotes. Line breaks and tabs are references, or a reader would take them for spaces. */
export const xmlAttribute = (text: string): string => xmlText(text).replace(/[\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A text of a `<source>` or `<target>`, where XLIFF writes what XML forbids as `<cp hex="0007"/>`. */
export const xliffText = (text: string): string =>
  escaped(text).replace(
    forbidden,
    (sign) => `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  )

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '').replaceAll('\r', '&#13;')
