import type { Block, Scene } from './blocks.ts'
import { isBlank, tidyText, tidyWords } from './tidy-text.ts'

/** How an uploaded picture is named in a text. */
const pictureId = /^[\w-]{1,64}$/
/** The largest seed in the address of a drawing: app/shared/read-drawing.ts. */
const mostSeed = 9999

/**
 * Blocks as they are stored, whether an editor, a paste or a typed text made them: every text on one line and not empty,
 * every table a whole rectangle. Empty blocks are left out; words never are. Tidying again changes nothing.
 */
export const tidyBlocks = (blocks: readonly Block[]): Block[] => blocks.flatMap(tidyBlock)

function tidyBlock(block: Block): readonly Block[] {
  switch (block.kind) {
    case 'text':
      return withText(tidyText(block.text), (text) => ({ kind: 'text', text }))
    case 'heading':
      return withText(tidyWords(block.text), (text) => ({ kind: 'heading', text }))
    case 'notice':
      return withText(tidyText(block.text), (text) => ({ kind: 'notice', text, ...(block.grave && { grave: true }) }))
    case 'list': {
      const items = block.items.map(tidyText).filter((item) => !isBlank(item))
      return items.length > 0 ? [{ kind: 'list', items, ...(block.ordered && { ordered: true }) }] : []
    }
    case 'quote': {
      const by = tidyWords(block.by)
      const quoted = tidyText(block.text)
      return isBlank(quoted) ? tidyBlock({ kind: 'text', text: by }) : [{ kind: 'quote', text: quoted, by }]
    }
    case 'table':
      return tidyTable(block)
    case 'picture':
      return [{ kind: 'picture', scene: tidyScene(block.scene), caption: tidyWords(block.caption) }]
    case 'photo':
      return pictureId.test(block.picture)
        ? [{ kind: 'photo', picture: block.picture, caption: tidyWords(block.caption) }]
        : tidyBlock({ kind: 'text', text: block.caption })
  }
}

const withText = (text: string, make: (text: string) => Block): Block[] => (isBlank(text) ? [] : [make(text)])

/** The most columns of a table: cells beyond them are joined into the last. */
const mostColumns = 20

/** Short rows and a short head are filled with empty cells; a row or a table without text is dropped. */
function tidyTable({ caption, head, rows }: Extract<Block, { kind: 'table' }>): readonly Block[] {
  const widest = rows.reduce((columns, row) => Math.max(columns, row.length), head.length)
  const columns = Math.min(mostColumns, widest)
  const filled = (cells: readonly string[], tidy: (cell: string) => string) =>
    Array.from({ length: columns }, (_, at) => {
      const cell = at === mostColumns - 1 ? cells.slice(at).join(' ') : cells[at]
      return cell ? tidy(cell) : ''
    })
  const table = {
    kind: 'table' as const,
    caption: tidyWords(caption),
    head: filled(head, tidyWords),
    rows: rows.map((row) => filled(row, tidyText)).filter((row) => !row.every(isBlank)),
  }
  if (table.rows.length > 0 || !table.head.every(isBlank)) return [table]
  return tidyBlock({ kind: 'text', text: table.caption })
}

const tidyScene = ({ id, hour, seed, place }: Scene): Scene => ({
  id,
  hour,
  seed: Math.min(mostSeed, Math.max(0, Math.trunc(seed) || 0)),
  place: tidyWords(place),
})
