import type { Picture } from '#features/media/picture.ts'
import type { Block, PageContent, Section } from '#features/pages/blocks.ts'
import { plainOf } from '#features/pages/inline-text.ts'
import type { Once } from '../../ui/server-only.ts'
import { fitsPhone } from './fits-phone.ts'

/** A block as a page shows it: a picture in place of its id, a table with whether it stays one on a phone. */
export type ShownBlock =
  | Exclude<Block, { kind: 'photo' | 'table' }>
  | (Extract<Block, { kind: 'table' }> & { fits: boolean })
  | { kind: 'photo'; picture: Picture; caption: string }
export type ShownSection = Omit<Section, 'blocks'> & { blocks: readonly ShownBlock[] }
export type ShownPage = Omit<PageContent, 'sections'> & {
  sections: Once<readonly ShownSection[]> | null
  /** Its picture where its address is shared. */
  share?: { href: string; alt: string }
}

/** The ids of the pictures in a text. */
export const picturesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'photo' ? [block.picture] : []))

/** A text with its pictures. A picture without sizes or without a description is left out. */
export const withPictures = (blocks: readonly Block[], pictures: ReadonlyMap<string, Picture>): ShownBlock[] =>
  blocks.flatMap((block): ShownBlock[] => {
    if (block.kind === 'table') return [{ ...block, fits: fitsPhone([block.head, ...block.rows].map((row) => row.map(plainOf))) }]
    if (block.kind !== 'photo') return [block]
    const picture = pictures.get(block.picture)
    return picture ? [{ ...block, picture }] : []
  })
