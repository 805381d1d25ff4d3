import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { comfortWords } from '../../words/trade.ts'

/** The choice of accommodation level; nothing where a package has one only. */
export function ComfortChoice({
  label,
  comforts,
  chosen,
}: {
  label: string
  comforts: readonly Comfort[]
  chosen: Comfort | undefined
}) {
  if (comforts.length < 2) return null
  return (
    <div className="field">
      <label htmlFor="comfort">{label}</label>
      <select id="comfort" name="comfort" defaultValue={chosen}>
        {comforts.map((one) => (
          <option key={one} value={one}>
            {comfortWords[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
