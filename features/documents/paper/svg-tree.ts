/** One mark of a drawing: its name, its attributes, what it holds, and its words where it is a text. */
export type SvgMark = { name: string; attributes: Record<string, string>; children: SvgMark[]; text: string }

/** Reads the drawings of `artwork/`: our own bytes, with every attribute in double quotes. It is no reader for other people's SVG. */
export function readSvg(svg: string): SvgMark {
  const root: SvgMark = { name: 'root', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, end, name, attributes, empty, text] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^>]*?)?)(\/?)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += plainText(text)
    else if (end) open.pop()
    else {
      const mark = { name: name ?? '', attributes: attributesOf(attributes ?? ''), children: [], text: '' }
      parent.children.push(mark)
      if (!empty) open.push(mark)
    }
  }
  const [drawing] = root.children
  if (drawing?.name !== 'svg' || open.length !== 1) throw new Error('Not one whole drawing')
  return drawing
}

const attributesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name ?? '', plainText(value ?? '')]))

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const plainText = (text: string) => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
