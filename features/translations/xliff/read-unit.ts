import { marksOf } from '#features/pages/inline-text.ts'

/** A piece of a `<source>` or `<target>`: words, or one end of a code. `data`: what the code stands for, by its id in the unit. */
export type Token =
  | string
  | { is: 'start' | 'end' | 'alone'; id: string; copyOf?: string | undefined; data?: string | undefined }
  /** An element that no text of an XLIFF file has. */
  | { is: 'foreign' }

/**
 * A segment as it stands in a file, in the order of its target. `isText`: it has to be translated. `isInitial`: nobody has begun to,
 * as far as the file says.
 */
export type Segment = {
  source: readonly Token[]
  target: readonly Token[] | undefined
  order: number
  isText: boolean
  isInitial: boolean
}

/** Why a text of a file cannot be used. */
export type UnitFault = 'foreign-element' | 'foreign-code' | 'broken-mark' | 'partly'

/** The English of a unit and its translation, with their marks as they are written. Without a translation where nothing is translated. */
export type UnitTexts = { source: string; target: string | undefined; fault?: UnitFault }

/**
 * The texts of a unit: of what staff wrote, or of a message of the interface. What a code stands for is read from the English alone; `data` is what the
 * file says of them.
 */
export function unitTexts(
  segments: readonly Segment[],
  data: ReadonlyMap<string, string>,
  { isMessage }: { isMessage: boolean },
): UnitTexts {
  const wordsOf = (token: Token) =>
    typeof token === 'string' ? token : token.is === 'foreign' ? '' : (data.get(token.data ?? '') ?? '')
  const english = segments.flatMap(({ source }) => source)
  const source = english.map(wordsOf).join('')
  const texts = segments.filter(({ isText }) => isText)
  const translated = texts.filter(({ target }) => target && !isBlank(target))
  if (translated.length === 0) return { source, target: undefined }

  const known = new Map(english.flatMap((token) => codeOf(token).map((code) => [keyOf(code.is, code.id), wordsOf(token)])))
  const standsFor = new Set(known.values())
  const tokens = segments
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ source: own, target, isText }) => target ?? (isText ? [] : own))
  let isForeign = false
  const target = tokens
    .map((token, at) => {
      const [code] = codeOf(token)
      if (!code) return isMessage && codeOf(tokens[at + 1] ?? '').length > 0 ? beforeCode(wordsOf(token)) : wordsOf(token)
      const own = known.get(keyOf(code.is, code.id)) ?? known.get(keyOf(code.is, code.copyOf ?? ''))
      if (own !== undefined) return own
      // A copy of a code has a number of its own, and stands for the same.
      const copied = wordsOf(code)
      if (copied === '' || !standsFor.has(copied)) isForeign = true
      return copied
    })
    .join('')
  // Some tools fill what nobody has translated with the English.
  if (target === source && translated.every(({ isInitial }) => isInitial)) return { source, target: undefined }
  const has = (is: string) => tokens.filter((token) => typeof token !== 'string' && token.is === is).length
  // A mark that overlaps another, or has lost its end, is no mark where the text is read. Messages are read by their parser.
  const isBroken = has('start') !== has('end') || (!isMessage && marksOf(target).length < has('start'))
  const fault: UnitFault | false =
    (has('foreign') > 0 && 'foreign-element') ||
    (translated.length < texts.length && 'partly') ||
    (isForeign && 'foreign-code') ||
    (isBroken && 'broken-mark')
  return { source, target, ...(fault && { fault }) }
}

/** ICU MessageFormat takes one apostrophe before a brace for a quote: the one of « l’{name} » is written twice. */
const beforeCode = (text: string) => (/(?<!')(?:'')*'$/u.test(text) ? `${text}'` : text)

type CodeToken = Exclude<Token, string | { is: 'foreign' }>

const codeOf = (token: Token): CodeToken[] => (typeof token === 'string' || token.is === 'foreign' ? [] : [token])

const keyOf = (is: CodeToken['is'], id: string) => `${is} ${id}`

const isBlank = (tokens: readonly Token[]) => tokens.every((token) => typeof token === 'string' && token.trim() === '')
