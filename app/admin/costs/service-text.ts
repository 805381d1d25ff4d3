import type { PackageService } from '#features/costs/package-service.ts'
import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { comfortNames } from '../../words/admin/content/site-names.ts'
import { packageCostWords as words } from '../../words/admin/costs.ts'

/** A service of a package in one line: 'Heron Court Guesthouse: Double, BB (per room and night), from day 2, for 3'. */
export function serviceText(service: PackageService, choices: readonly ServiceChoice[]): string {
  const choice = choices.find(({ id }) => id === service.serviceId)
  const name = choice ? words.choice(choice.supplier, choice.name, choice.board, choice.basis) : ''
  const comfort = service.comfort && comfortNames[service.comfort]
  return words.stored(name, service.day, service.days, [comfort, service.kilometres && `${service.kilometres} km`])
}
