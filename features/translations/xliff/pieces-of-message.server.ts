import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Pieces } from './coded-text.ts'

/**
 * The arguments and tags of a message, as ICU MessageFormat writes them. A message with a plural or a choice is one text, because its cases are not the
 * same in every language (decision 0048); so is one that cannot be read.
 */
export function piecesOfMessage(text: string): Pieces {
  const elements = parsed(text)
  if (!elements || hasCases(elements)) return [text]
  const pieces = piecesOf(elements)
  return written(pieces) === text ? pieces : [text]

  function piecesOf(of: readonly MessageFormatElement[]): Pieces {
    return of.map((element) => {
      const raw = text.slice(element.location?.start.offset, element.location?.end.offset)
      if (element.type !== TYPE.tag) return element.type === TYPE.literal ? raw : { kind: 'argument', text: raw }
      const inside = piecesOf(element.children)
      const [open, close] = [`<${element.value}>`, `</${element.value}>`]
      return { kind: 'tag', open, inside, close }
    })
  }
}

function parsed(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text, { captureLocation: true, requiresOtherClause: true, shouldParseSkeletons: false })
  } catch {
    return undefined
  }
}

function hasCases(elements: readonly MessageFormatElement[]): boolean {
  return elements.some(
    (element) =>
      element.type === TYPE.plural || element.type === TYPE.select || (element.type === TYPE.tag && hasCases(element.children)),
  )
}

const written = (pieces: Pieces): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : piece.kind === 'argument'
          ? piece.text
          : piece.open + written(piece.inside) + piece.close,
    )
    .join('')
