import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'

/** A service that can be taken: 'Heron Court Guesthouse: Double, BB (per room and night)'. */
export function choiceText(read: ReadWords, { supplier, name, board, basis }: ServiceChoice): string {
  const words = read(packageCostWords)
  return words.choice({ supplier, name: board ? `${name}, ${board}` : name, basis: words.bases[basis] })
}
