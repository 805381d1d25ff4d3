import type { PackageRates } from '#features/pricing/packages/package-rates.ts'
import { moneyText, usd } from '#values/money.ts'
import { WideTable } from '../../ui/wide-table.tsx'
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
      <WideTable label={words.title}>
        <table className="table fees">
          <thead>
            <tr>
              <th scope="col">{words.fee}</th>
              <th scope="col" className="numeric">
                {words.foreign}
              </th>
              {withMore && <ClassHeads />}
              <th scope="col" className="numeric">
                {words.asOf}
              </th>
            </tr>
          </thead>
          <tbody>
            {once.map((fee) => (
              <FeeRow key={fee.id} fee={fee} withMore={withMore} />
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="ui muted small under">{words.note}</p>
    </>
  )
}

function ClassHeads() {
  return [words.resident, words.african, words.eac].map((word) => (
    <th scope="col" className="numeric" key={word}>
      {word}
    </th>
  ))
}

function FeeRow({ fee, withMore }: { fee: PackageRates['fees'][number]; withMore: boolean }) {
  const aside = [fee.minimumAge > 0 && words.from(fee.minimumAge), fee.unit === 'vehicle' && words.perVehicle]
    .filter(Boolean)
    .join(', ')
  const others = [fee.residentMinor, fee.africanMinor, fee.eacMinor]
  return (
    <tr>
      <th scope="row">
        {fee.name}
        {aside && <small className="muted"> {aside}</small>}
      </th>
      <td className="numeric">{moneyText(usd(fee.foreignMinor))}</td>
      {withMore &&
        others.map((minor, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three classes keep their columns
          <td className="numeric" key={at}>
            {moneyText(usd(minor ?? fee.foreignMinor))}
          </td>
        ))}
      <td className="numeric">{fee.asOf}</td>
    </tr>
  )
}
