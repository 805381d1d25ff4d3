import { hours } from '#artwork/hours.ts'
import { sceneIds } from '#artwork/scene-ids.ts'
import type { Block, Scene } from './blocks.ts'

/** The parsed forms of one line of the notation. A line without a mark belongs to a text. */
export type Line =
  | { kind: 'empty' }
  | { kind: 'text' | 'heading' | 'bullet' | 'step' | 'quote' | 'notice' | 'grave' | 'caption'; text: string }
  | { kind: 'row'; cells: string[] }
  | { kind: 'whole'; block: Block }

type Mark = readonly [mark: RegExp, kind: Extract<Line, { text: string }>['kind']]

// Each is anchored and has one run without a choice in it, so a line is read in one pass.
const marks: readonly Mark[] = [
  [/^#{1,6} (.+)$/, 'heading'],
  [/^[-*•] (.+)$/, 'bullet'],
  [/^\d{1,3}[.)] (.+)$/, 'step'],
  [/^> ?(.*)$/, 'quote'],
  [/^!! (.+)$/, 'grave'],
  [/^! (.+)$/, 'notice'],
  [/^\|=(.*)$/, 'caption'],
]

/** Reads a line that is tidy: without spaces around it. A backslash before a line leaves its mark a plain sign. */
export function lineOf(line: string): Line {
  if (line === '') return { kind: 'empty' }
  if (line.startsWith('\\')) return { kind: 'text', text: line.slice(1) }
  for (const [mark, kind] of marks) {
    const found = mark.exec(line)
    if (found) return { kind, text: found[1] ?? '' }
  }
  if (line.startsWith('|')) return { kind: 'row', cells: cellsOf(line.slice(1)) }
  const block = line.startsWith('[[') && line.endsWith(']]') ? wholeOf(line.slice(2, -2)) : undefined
  return block ? { kind: 'whole', block } : { kind: 'text', text: line }
}

/** A text as a line that is read as text. */
export const textLine = (text: string): string => (lineOf(text).kind === 'text' && !text.startsWith('\\') ? text : `\\${text}`)

/** The cells between bars. A bar that belongs to a cell has a backslash before it, and so has such a backslash. */
function cellsOf(row: string): string[] {
  const cells: string[] = []
  let cell = ''
  for (let at = 0; at < row.length; at++) {
    const sign = row[at] ?? ''
    const next = row[at + 1]
    if (sign === '\\' && (next === '|' || next === '\\')) {
      cell += next
      at++
    } else if (sign === '|') {
      cells.push(bare(cell))
      cell = ''
    } else cell += sign
  }
  // The bar at the end of a row closes its last cell and opens none.
  if (cell !== '' || cells.length === 0) cells.push(bare(cell))
  return cells
}

/** Without the space between a bar and the cell's text. A non-breaking space is part of the text. */
const bare = (cell: string) => cell.replace(/^ | $/g, '')

const inCell = (cell: string) => cell.replace(/[\\|]/g, '\\$&')

export const rowLine = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`

/** A drawing or an uploaded picture as a line; a drawing by its scene, its hour, its figure and the place that it shows. */
export function pictureLine(block: Extract<Block, { kind: 'picture' | 'photo' }>): string {
  const what = block.kind === 'photo' ? `photo:${block.picture}` : `scene:${sceneText(block.scene)}`
  return `[[${inCell(what)} | ${inCell(block.caption)}]]`
}

const sceneText = ({ id, hour, seed, place }: Scene) => `${id}/${hour}/${seed}/${place}`

/** The drawing or picture named in double brackets; undefined where it names neither, so that it stays a text. */
function wholeOf(inside: string): Block | undefined {
  const [what = '', ...rest] = cellsOf(inside)
  const caption = rest.join(' | ')
  if (what.startsWith('scene:')) {
    const scene = sceneOf(what.slice('scene:'.length))
    return scene && { kind: 'picture', scene, caption }
  }
  const [, picture] = /^photo:([\w-]{1,64})$/.exec(what) ?? []
  return picture ? { kind: 'photo', picture, caption } : undefined
}

function sceneOf(text: string): Scene | undefined {
  const [, scene, at, seed, place = ''] = /^([a-z-]+)\/([a-z]+)\/(\d{1,4})(?:\/(.*))?$/.exec(text) ?? []
  const id = sceneIds.find((one) => one === scene)
  const hour = hours.find((one) => one === at)
  return id && hour && { id, hour, seed: Number(seed), place }
}
