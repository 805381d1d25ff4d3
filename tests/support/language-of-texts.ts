/** Elements without an end. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** The texts of a page, each with the language that its element, or one around it, says. Scripts, styles and drawings have none. */
export function textsWithLanguage(html: string): { text: string; language: string }[] {
  const around: { tag: string; language: string }[] = []
  const texts: { text: string; language: string }[] = []
  const plain = html.replace(/<(script|style|svg)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  for (const [, end, tag = '', attributes = '', text = ''] of plain.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi)) {
    const language = around.at(-1)?.language ?? ''
    if (text.trim()) texts.push({ text: decoded(text.trim()), language })
    else if (end) around.splice(around.findLastIndex((one) => one.tag === tag))
    else if (tag && !empty.has(tag) && !attributes.endsWith('/'))
      around.push({ tag, language: /\slang="([^"]*)"/.exec(attributes)?.[1] ?? language })
  }
  return texts
}

const decoded = (text: string) =>
  text
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
