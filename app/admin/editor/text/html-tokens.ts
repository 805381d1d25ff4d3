/** What an HTML text says, one after another. Names are in lower case; attributes are decoded. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }

/** Elements whose inside is never words. */
const raw = ['script', 'style', 'title', 'textarea', 'noscript', 'template', 'iframe', 'xml']

/**
 * Reads HTML as a clipboard brings it: whole or torn, with comments and processing instructions, which are left out with the
 * insides of scripts and styles. It only reads, nothing of it runs. One pass: what is not closed ends with the text.
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const end = open === -1 ? html.length : open
    if (end > at) tokens.push({ kind: 'text', text: decoded(html.slice(at, end)) })
    if (open === -1) break
    at = html.startsWith('<!--', open) ? after(html, '-->', open + 4) : tagAt(html, open, tokens)
  }
  return tokens
}

/** The place behind the next `mark`, or the end. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

function tagAt(html: string, open: number, tokens: HtmlToken[]): number {
  const isClosing = html[open + 1] === '/'
  const start = open + (isClosing ? 2 : 1)
  if (!/[a-z]/i.test(html[start] ?? '')) {
    // `<!doctype>`, `<?xml>`, `<![if]>`: not for readers. A lone `<` is a sign.
    if (/[!?/]/.test(html[open + 1] ?? '')) return after(html, '>', open)
    tokens.push({ kind: 'text', text: '<' })
    return open + 1
  }
  const end = tagEnd(html, start)
  const [, name = '', rest = ''] = /^([^\s/>]+)([\s\S]*)$/.exec(html.slice(start, end)) ?? []
  const small = name.toLowerCase()
  if (isClosing) tokens.push({ kind: 'close', name: small })
  else tokens.push({ kind: 'open', name: small, attributes: attributesOf(rest) })
  const next = Math.min(html.length, end + 1)
  if (isClosing || !raw.includes(small) || rest.endsWith('/')) return next
  return rawEnd(html, small, next)
}

/** Where a tag ends: at the first `>` that stands in no quotes. */
function tagEnd(html: string, start: number): number {
  let quote = ''
  for (let at = start; at < html.length; at++) {
    const sign = html[at] ?? ''
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return at
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign
  }
  return html.length
}

/** Behind the element that is never words. One that is not closed takes all that follows, as in a browser. */
function rawEnd(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  return found ? after(html, '>', found.index) : html.length
}

const attribute = /([^\s=/"'<>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]*)))?/g

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  )

/** The signs from 160 to 255 by their names, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const named = new Map([
  ...latin.split(' ').map((name, nth) => [name, String.fromCodePoint(160 + nth)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    euro: '€',
  }),
  ...Object.entries({
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    rarr: '→',
    minus: '−',
    oelig: 'œ',
  }),
])

/** Names and numbers of signs as the signs. One that is not known stays as it is written. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g, (whole, decimal, hex, name) => {
    if (name) return named.get(name) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
