import type { PackageService } from '#features/costs/package-service.ts'
import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { comfortWords } from '../../words/comforts.ts'
import { choiceText } from './choice-text.ts'

/** A service of a package in one line: 'Heron Court Guesthouse: Double, BB (per room and night), from day 2, for 3', with its alternatives. */
export function serviceText(read: ReadWords, service: PackageService, choices: readonly ServiceChoice[]): string {
  const { days, kilometres, alternatives } = read(packageCostWords).stored
  const nameOf = (serviceId: number) => {
    const choice = choices.find(({ id }) => id === serviceId)
    return choice ? choiceText(read, choice) : ''
  }
  return [
    days({ name: nameOf(service.serviceId), day: service.day, days: service.days }),
    service.comfort && read(comfortWords)[service.comfort],
    service.kilometres && kilometres({ kilometres: service.kilometres }),
    service.alternatives.length > 0 && alternatives({ names: read.format.list(service.alternatives.map(nameOf)) }),
  ]
    .filter(Boolean)
    .join(', ')
}
