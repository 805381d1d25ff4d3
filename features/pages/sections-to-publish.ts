import { differences } from '#features/content/difference.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import type { Day } from '#values/dates.ts'
import { slugOf } from '#values/slug.ts'
import type { Section } from './blocks.ts'
import type { WrittenSection } from './page-content.ts'
import { tidyBlocks } from './tidy-blocks.ts'

/**
 * Written sections as visitors get them, over those that are public now. An unchanged section keeps its day of review, any other
 * was reviewed today. Links stay valid: a section without an id of its own gets that of the public one with its title, else the
 * unclaimed one of its place, else one made from its title.
 */
export function sectionsToPublish(written: readonly WrittenSection[], live: readonly Section[], today: Day): Section[] {
  const named = written.map(({ id }) => (id.trim() === '' ? undefined : slugOf(id)))
  const taken = named.flatMap((id) => id ?? [])
  return written.map(({ title, blocks: typed }, at) => {
    const id = named[at] ?? idOf(title, at, live, taken)
    if (named[at] === undefined) taken.push(id)
    const blocks = tidyBlocks(typed)
    const before = live.find((section) => section.id === id)
    const isSame = before && differences({ title: before.title, blocks: before.blocks }, { title, blocks }).length === 0
    return { id, title, updatedOn: isSame ? before.updatedOn : today, blocks }
  })
}

function idOf(title: string, at: number, live: readonly Section[], taken: readonly string[]): string {
  const free = live.filter(({ id }) => !taken.includes(id))
  const titled = free.find((section) => section.title === title)
  const inPlace = free.find(({ id }) => id === live[at]?.id)
  return titled?.id ?? inPlace?.id ?? freeSlug(slugOf(title), taken)
}

/** The ids that links may lead to today and that no written section has any more. */
export function lostIds(written: readonly WrittenSection[], live: readonly Section[], today: Day): string[] {
  const publishedIds = sectionsToPublish(written, live, today).map(({ id }) => id)
  return live.flatMap(({ id }) => (publishedIds.includes(id) ? [] : [id]))
}
