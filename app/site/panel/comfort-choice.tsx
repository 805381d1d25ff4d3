import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { useWords } from '../../languages/use-words.ts'
import { comfortWords } from '../../words/comforts.ts'

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
  const words = useWords(comfortWords)
  if (comforts.length < 2) return null
  return (
    <div className="field">
      <label htmlFor="comfort">{label}</label>
      <select id="comfort" name="comfort" defaultValue={chosen}>
        {comforts.map((one) => (
          <option key={one} value={one}>
            {String(words[one])}
          </option>
        ))}
      </select>
    </div>
  )
}
