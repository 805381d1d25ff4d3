import type { ItemKind } from '#features/trips/price-rule.ts'
import type { ItemSource } from '#features/trips/trip-version.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'

/** How an item came: 'cost by hand'. Nothing for one of the rate book or of the fees. */
export const sourceText = (read: ReadWords, source: ItemSource): string =>
  source === 'service' || source === 'fee' ? '' : read(tripBuilderWords).sources[source]

/** 'Stay', with how it came: 'Stay, cost by hand'. */
export const kindText = (read: ReadWords, kind: ItemKind, source: ItemSource): string =>
  [read(tripBuilderWords).kinds[kind], sourceText(read, source)].filter(Boolean).join(', ')
