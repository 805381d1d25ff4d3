import type { RouterContextProvider } from 'react-router'
import { pictureTopic } from '#features/media/picture.ts'
import { listPictures } from '#features/media/reads.server.ts'
import type { Block, Section } from '#features/pages/blocks.ts'
import { contextOf, noteTopics } from '../context.ts'
import { picturesIn, type ShownBlock, type ShownSection, withPictures } from './shown-blocks.ts'

type RouteContext = Readonly<RouterContextProvider>

/** A text with its pictures; the page it stands on is made anew when one of them changes. */
export async function shownBlocks(context: RouteContext, blocks: readonly Block[]): Promise<ShownBlock[]> {
  return withPictures(blocks, await picturesOf(context, blocks))
}

/** The same for the sections of a page. */
export async function shownSections(context: RouteContext, sections: readonly Section[]): Promise<ShownSection[]> {
  const pictures = await picturesOf(
    context,
    sections.flatMap(({ blocks }) => blocks),
  )
  return sections.map((section) => ({ ...section, blocks: withPictures(section.blocks, pictures) }))
}

async function picturesOf(context: RouteContext, blocks: readonly Block[]) {
  const ids = picturesIn(blocks)
  if (ids.length > 0) noteTopics(context, ids.map(pictureTopic))
  return listPictures(contextOf(context).db, ids)
}
