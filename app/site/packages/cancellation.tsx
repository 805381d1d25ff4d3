import { packageSectionWords } from '../../words/package-sections.ts'
import type { CancellationTierRow } from './cancellation-rows.ts'
import { CancellationTable } from './cancellation-table.tsx'

const words = packageSectionWords.cancel

/** The tiers as a table, with dates once a departure is chosen. */
export function Cancellation({ rows }: { rows: readonly CancellationTierRow[] }) {
  return (
    <section className="block" id="cancel">
      <h2>{words.title}</h2>
      <p className="prose lead">{words.lede}</p>
      <CancellationTable rows={rows} />
      <p className="ui muted small under">{words.ours}</p>
    </section>
  )
}
