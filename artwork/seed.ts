/** A small positive whole number from a slug (FNV-1a): the default seed of a record's drawing. */
export function seedOf(slug: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < slug.length; i++) {
    hash ^= slug.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0) % 9973
}
