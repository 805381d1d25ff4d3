import type { ReactNode } from 'react'
import type { PackageRates } from '#features/pricing/packages/package-rates.ts'
import { moneyText, usd } from '#values/money.ts'
import { LabelledTable } from '../../ui/labelled-table.tsx'
import { packageSectionWords } from '../../words/package-sections.ts'

const words = packageSectionWords.fees

/**
 * Each permit and park fee once, by residency, with the year of the figure. A category that is not listed pays the
 * international rate.
 */
export function FeesTable({ fees }: { fees: PackageRates['fees'] }) {
  const once = fees.filter((fee, at) => fees.findIndex(({ id }) => id === fee.id) === at)
  const withMore = once.some((fee) => fee.residentMinor !== null || fee.africanMinor !== null || fee.eacMinor !== null)
  return (
    <>
      <h3>{words.title}</h3>
      <LabelledTable
        label={words.title}
        className="fees"
        columns={[
          { head: words.fee },
          ...[words.foreign, ...(withMore ? [words.resident, words.african, words.eac] : []), words.asOf].map(
            (head) => ({ head, look: 'numeric' }) as const,
          ),
        ]}
        rows={once.map((fee) => ({ id: fee.id, cells: cellsOf(fee, withMore) }))}
      />
      <p className="ui muted small under">{words.note}</p>
    </>
  )
}

function cellsOf(fee: PackageRates['fees'][number], withMore: boolean): ReactNode[] {
  const aside = [fee.minimumAge > 0 && words.from(fee.minimumAge), fee.unit === 'vehicle' && words.perVehicle]
    .filter(Boolean)
    .join(', ')
  const others = withMore ? [fee.residentMinor, fee.africanMinor, fee.eacMinor] : []
  return [
    <>
      {fee.name}
      {aside && <small className="muted"> {aside}</small>}
    </>,
    ...[fee.foreignMinor, ...others].map((minor) => moneyText(usd(minor ?? fee.foreignMinor))),
    fee.asOf,
  ]
}
