/**
 * A form as a page shows it: where it goes, how, and what it would send untouched; a button that names itself is a form of its
 * own.
 */
export type FoundForm = { action: string; method: 'GET' | 'POST'; fields: Record<string, string> }

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`, 'i').exec(tag)
  return found ? plain(found[1] ?? '') : undefined
}

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Every form in the HTML of a page at a path. For HTML of our own pages only: React writes every attribute in quotes. */
export function formsOf(html: string, path: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)].flatMap(([, head = '', inside = '']) => {
    const at = attribute(` ${head}>`, 'action') || path
    const method = attribute(` ${head}>`, 'method')?.toUpperCase() === 'POST' ? ('POST' as const) : ('GET' as const)
    const form = { action: at.startsWith('?') ? path.replace(/\?.*/, '') + at : at, method, fields: fieldsOf(inside) }
    const buttons = [...inside.matchAll(/<button\b[^>]*>/gi)].flatMap(([tag]) => {
      const name = attribute(tag, 'name')
      return name ? [{ ...form, fields: { ...form.fields, [name]: attribute(tag, 'value') ?? '' } }] : []
    })
    return buttons.length > 0 ? buttons : [form]
  })
}

function fieldsOf(inside: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [tag] of inside.matchAll(/<input\b[^>]*>/gi)) {
    const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type')]
    if (!name || type === 'submit' || type === 'file') continue
    const ticked = (type !== 'radio' && type !== 'checkbox') || attribute(tag, 'checked') !== undefined
    if (ticked || !(name in fields)) fields[name] = attribute(tag, 'value') ?? (type === 'checkbox' ? 'on' : '')
  }
  for (const [, tag = '', text = ''] of inside.matchAll(/(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/gi))
    fields[attribute(tag, 'name') ?? ''] = plain(text)
  for (const [, tag = '', options = ''] of inside.matchAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/gi)) {
    const [chosen = ''] = /<option\b[^>]*\sselected[^>]*>/i.exec(options) ?? /<option\b[^>]*>/i.exec(options) ?? []
    fields[attribute(tag, 'name') ?? ''] = attribute(chosen, 'value') ?? ''
  }
  delete fields['']
  return fields
}

/** The addresses of our own that a page leads to. */
export const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\shref="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) => plain(href))),
]
