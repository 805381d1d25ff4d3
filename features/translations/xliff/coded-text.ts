import { type Mark, marksOf } from '#features/pages/inline-text.ts'

/** A mark of a text as a code that translation tools protect: `open` and `close` stand around its words. */
export type Code = Pick<Mark, 'kind' | 'open' | 'words' | 'close'> & { id: string }

/** A text in pieces: plain words, and its marks. */
export type CodedText = readonly (string | Code)[]

/** An English text, its marks numbered in their order. */
export const codedEnglish = (text: string): CodedText => codedText(text, (_mark, at) => `${at + 1}`)

/** A translation: a mark that the English has too gets its number, each of them once, and every other one a number of its own. */
export function codedTranslation(english: CodedText, translation: string): CodedText {
  const left = english.filter((piece) => typeof piece !== 'string')
  let last = left.length
  return codedText(translation, (mark) => {
    const at = left.findIndex(({ open, close }) => open === mark.open && close === mark.close)
    return at < 0 ? `${++last}` : (left.splice(at, 1)[0]?.id ?? '')
  })
}

function codedText(text: string, idOf: (mark: Mark, at: number) => string): CodedText {
  const pieces: (string | Code)[] = []
  let read = 0
  for (const [at, mark] of marksOf(text).entries()) {
    const { kind, from, to, open, words, close } = mark
    if (from > read) pieces.push(text.slice(read, from))
    pieces.push({ id: idOf(mark, at), kind, open, words, close })
    read = to
  }
  return read < text.length ? [...pieces, text.slice(read)] : pieces
}
