import type { Untranslated } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import type { PackageRates } from '#features/pricing/packages/package-rates.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import type { packageSectionWords } from '../../words/package-sections.ts'

/** `aside`: what the name leaves out. `cells`: amounts by residency, and the year of the figures. */
type FeeRow = Untranslated & { id: string; name: string; aside: string; cells: string[] }

/**
 * Each permit and park fee once, by residency, with the year of the figure. A category that is not listed pays the international rate;
 * where none is listed, its column is left out. `columns` are those of the cells.
 */
export function feeRows(
  fees: PackageRates['fees'],
  words: Words<typeof packageSectionWords.tree>['fees'],
  format: Formatter,
): { columns: string[]; rows: FeeRow[] } {
  const once = fees.filter((fee, at) => fees.findIndex(({ id }) => id === fee.id) === at)
  const withMore = once.some((fee) => fee.residentMinor !== null || fee.africanMinor !== null || fee.eacMinor !== null)
  return {
    columns: [words.foreign, ...(withMore ? [words.resident, words.african, words.eac] : []), words.asOf],
    rows: once.map((fee) => {
      const others = withMore ? [fee.residentMinor, fee.africanMinor, fee.eacMinor] : []
      return {
        id: fee.id,
        name: fee.name,
        ...untranslatedOf(fee),
        aside: [fee.minimumAge > 0 && words.from({ age: fee.minimumAge }), fee.unit === 'vehicle' && words.perVehicle]
          .filter(Boolean)
          .join(', '),
        cells: [...[fee.foreignMinor, ...others].map((minor) => format.money(usd(minor ?? fee.foreignMinor))), `${fee.asOf}`],
      }
    }),
  }
}
