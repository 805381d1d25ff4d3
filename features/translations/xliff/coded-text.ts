import { type Mark, marksOf } from '#features/pages/inline-text.ts'

type Pair = { kind: Mark['kind'] | 'tag'; open: string; close: string }
type Placeholder = { kind: 'argument'; text: string }

/** A text in pieces: plain words, what translation tools protect around words (`open`, `close`), and what they protect as a whole. */
export type Pieces = readonly (string | Placeholder | (Pair & { inside: Pieces }))[]

/** A code, and what is inside it, with a number by which a source and its target name the same one. */
export type Code = (Placeholder & { id: string }) | (Pair & { id: string; inside: CodedText })
export type CodedText = readonly (string | Code)[]

/** The marks of a text that staff wrote. */
export function piecesOfMarks(text: string): Pieces {
  const pieces: (string | Pieces[number])[] = []
  let read = 0
  for (const { kind, from, to, open, words, close } of marksOf(text)) {
    if (from > read) pieces.push(text.slice(read, from))
    pieces.push({ kind, open, inside: [words], close })
    read = to
  }
  return read < text.length ? [...pieces, text.slice(read)] : pieces
}

/** An English text, its codes numbered in their order. */
export function codedEnglish(pieces: Pieces): CodedText {
  let last = 0
  return numbered(pieces, () => `${++last}`)
}

/** A translation: a code that the English has too gets its number, each of them once, and every other one a number of its own. */
export function codedTranslation(english: CodedText, translation: Pieces): CodedText {
  const left = codesIn(english)
  let last = left.length
  return numbered(translation, (code) => {
    const at = left.findIndex((one) => dataOfCode(one).join() === dataOfCode(code).join())
    return at < 0 ? `${++last}` : (left.splice(at, 1)[0]?.id ?? '')
  })
}

type Uncoded = Exclude<Pieces[number], string>

/** What a code stands for. */
export const dataOfCode = (code: Uncoded | Code): string[] => (code.kind === 'argument' ? [code.text] : [code.open, code.close])

/** The codes of a text, each before those inside it. */
export const codesIn = (pieces: CodedText): Code[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : piece.kind === 'argument' ? [piece] : [piece, ...codesIn(piece.inside)],
  )

const numbered = (pieces: Pieces, idOf: (code: Uncoded) => string): CodedText =>
  pieces.map((piece): string | Code => {
    if (typeof piece === 'string') return piece
    const id = idOf(piece)
    return piece.kind === 'argument' ? { ...piece, id } : { ...piece, id, inside: numbered(piece.inside, idOf) }
  })
