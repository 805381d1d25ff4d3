import type { Content } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

/**
 * What a copy of an entry begins with: all its content but its address and the fields of that one alone. Undefined for
 * kinds that cannot be created.
 */
export function copyOf({ begun, ofOneOnly = [] }: Pick<EntryKind, 'begun' | 'ofOneOnly'>, content: Content): Content | undefined {
  if (!begun) return undefined
  const fresh = begun()
  return { ...content, ...Object.fromEntries(ofOneOnly.map((key) => [key, fresh[key]])), slug: '' }
}
