import type { Block } from '#features/pages/blocks.ts'
import { textOf } from '#features/pages/blocks-text.ts'

/** A slow reading speed. */
const wordsPerMinute = 200

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.flatMap(textOf).join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
