import type { Content } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

/**
 * What a copy of an entry begins with: all that stands in it but its address and what speaks of that one alone. Undefined for
 * kinds that begin no new ones.
 */
export function copyOf({ begun, ofOneOnly = [] }: Pick<EntryKind, 'begun' | 'ofOneOnly'>, content: Content): Content | undefined {
  if (!begun) return undefined
  const fresh = begun()
  return { ...content, ...Object.fromEntries(ofOneOnly.map((key) => [key, fresh[key]])), slug: '' }
}
