import { useWords } from '../../languages/use-words.ts'
import { packageSectionWords } from '../../words/package-sections.ts'
import type { CancellationTierRow } from './cancellation-rows.ts'
import { CancellationTable } from './cancellation-table.tsx'

/** The tiers as a table, with dates once a departure is chosen. */
export function Cancellation({ rows }: { rows: readonly CancellationTierRow[] }) {
  const words = useWords(packageSectionWords).cancel
  return (
    <section className="block" id="cancel">
      <h2>{words.title}</h2>
      <p className="prose lead">{words.lede}</p>
      <CancellationTable rows={rows} />
      <p className="ui muted small under">{words.ours}</p>
    </section>
  )
}
