import type { Segment, Token } from './read-unit.ts'

/** An element: its name, '' outside of the namespace of XLIFF, and its attributes; one that it has not is undefined. */
export type XliffElement = { name: string; attribute: (name: string) => string | undefined }

/** A unit as it stands in a file. `data`: what its codes stand for, by their ids. */
export type FoundUnit = {
  file: string
  line: number
  id: string
  name: string
  data: ReadonlyMap<string, string>
  segments: readonly Segment[]
}

/** What is open of a unit. `tokens`: where words and codes go; `dataId` where they are data. */
type Open = {
  unit: Omit<FoundUnit, 'data' | 'segments'> & { data: Map<string, string>; segments: Segment[] }
  segment?: { -readonly [Key in keyof Segment]: Segment[Key] }
  tokens?: Token[] | undefined
  dataId?: string | undefined
}

/** Collects units from the elements of a file, as they open and close; `take` gets each as it closes. */
export function collectUnits(take: (unit: FoundUnit) => void) {
  /** The names of the elements that are open. */
  const path: string[] = []
  /** The ends of the paired codes that are open; undefined for another element among the words. */
  const ends: (Token | undefined)[] = []
  let file = ''
  let open: Open | undefined
  const isIn = (...names: string[]) => names.every((name, at) => path.at(at - names.length) === name)

  function openPart(part: Open, { name, attribute }: XliffElement): void {
    const { unit, segment } = part
    if (name === 'data' && isIn('unit', 'originalData')) {
      part.dataId = attribute('id') ?? ''
      part.tokens = []
    } else if ((name === 'segment' || name === 'ignorable') && isIn('unit')) {
      part.segment = {
        source: [],
        target: undefined,
        order: unit.segments.length + 1,
        isText: name === 'segment',
        isInitial: (attribute('state') ?? 'initial') === 'initial',
      }
    } else if (segment && (name === 'source' || name === 'target') && (isIn('segment') || isIn('ignorable'))) {
      const tokens: Token[] = []
      part.tokens = tokens
      segment[name] = tokens
      segment.order = Number(attribute('order')) || segment.order
    }
  }

  return {
    depth: () => path.length,
    opened(element: XliffElement, line: number): void {
      const { name, attribute } = element
      if (open?.tokens) ends.push(openInline(element, open.tokens))
      else if (name === 'file' && isIn('xliff')) file = attribute('id') ?? ''
      else if (name === 'unit' && (isIn('file') || isIn('group')))
        open = { unit: { file, line, id: attribute('id') ?? '', name: attribute('name') ?? '', data: new Map(), segments: [] } }
      else if (open) openPart(open, element)
      path.push(name)
    },
    wrote: (text: string) => void open?.tokens?.push(text),
    closed(): void {
      const name = path.pop()
      if (!open) return
      if (ends.length > 0) {
        const end = ends.pop()
        if (end) open.tokens?.push(end)
      } else if (open.tokens) {
        if (open.dataId !== undefined) open.unit.data.set(open.dataId, wordsIn(open.tokens))
        ;[open.tokens, open.dataId] = [undefined, undefined]
      } else if (open.segment && (name === 'segment' || name === 'ignorable') && isIn('unit')) {
        open.unit.segments.push(open.segment)
        delete open.segment
      } else if (name === 'unit' && (isIn('file') || isIn('group'))) {
        take(open.unit)
        open = undefined
      }
    },
  }
}

const wordsIn = (tokens: readonly Token[]) => tokens.filter((token) => typeof token === 'string').join('')

/** Adds an element among words to them, and returns the end that it will have. An annotation is nothing but its words. */
function openInline({ name, attribute }: XliffElement, tokens: Token[]): Token | undefined {
  const code = (is: 'start' | 'end' | 'alone', data: string, id = attribute('id') ?? ''): Token => ({
    is,
    id,
    copyOf: attribute('copyOf'),
    data: attribute(data),
  })
  switch (name) {
    case 'pc':
      tokens.push(code('start', 'dataRefStart'))
      return code('end', 'dataRefEnd')
    case 'sc':
      tokens.push(code('start', 'dataRef'))
      break
    case 'ec':
      tokens.push(code('end', 'dataRef', attribute('startRef')))
      break
    case 'ph':
      tokens.push(code('alone', 'dataRef'))
      break
    case 'cp':
      tokens.push(characterOf(attribute('hex') ?? ''))
      break
    case 'mrk':
    case 'sm':
    case 'em':
      break
    default:
      tokens.push({ is: 'foreign' })
  }
  return undefined
}

/** The character of `<cp hex="0007"/>`; for one that cannot be read the sign for that. */
function characterOf(hex: string): string {
  const point = /^[\dA-Fa-f]{1,6}$/.test(hex) ? Number.parseInt(hex, 16) : 0xfffd
  return String.fromCodePoint(point > 0x10ffff ? 0xfffd : point)
}
