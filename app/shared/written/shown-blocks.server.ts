import { pictureTag } from '#features/media/picture.ts'
import { listPictures } from '#features/media/reads.server.ts'
import type { Block, Section } from '#features/pages/blocks.ts'
import { contextOf, noteTags, type RouteContext } from '../../context.ts'
import type { Once } from '../../ui/server-only.ts'
import { once } from '../server-only.server.ts'
import { picturesIn, type ShownBlock, type ShownSection, withPictures } from './shown-blocks.ts'

/** A text with its pictures; the page is rendered again when one of them changes. */
export async function shownBlocks(context: RouteContext, blocks: readonly Block[]): Promise<ShownBlock[]> {
  return withPictures(blocks, await picturesOf(context, blocks))
}

/** The sections of a page, for `PageSections`; null without sections. */
export async function sectionsOnce(
  context: RouteContext,
  sections: readonly Section[],
): Promise<Once<readonly ShownSection[]> | null> {
  return sections.length > 0 ? once(context, await shownSections(context, sections)) : null
}

/** Sections with their pictures; the page is rendered again when one of them changes. */
export async function shownSections(context: RouteContext, sections: readonly Section[]): Promise<ShownSection[]> {
  const pictures = await picturesOf(
    context,
    sections.flatMap(({ blocks }) => blocks),
  )
  return sections.map((section) => ({ ...section, blocks: withPictures(section.blocks, pictures) }))
}

async function picturesOf(context: RouteContext, blocks: readonly Block[]) {
  const ids = picturesIn(blocks)
  if (ids.length > 0) noteTags(context, ids.map(pictureTag))
  return listPictures(contextOf(context).db, ids)
}
