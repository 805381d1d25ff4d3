import type { FeeRow } from '#features/places/park-fees.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { firstUpper } from '#values/first-upper.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { LabelledTable } from '../../ui/labelled-table.tsx'
import { pageWords } from '../../words/pages.ts'
import { parkContentWords } from '../../words/park-content.ts'
import { CheckedLine } from './checked-line.tsx'
import type { ParkData } from './load-park.server.ts'

type TableWords = Words<typeof parkContentWords.tree>['feesTable']

/** Every fee of a park by residency, with its year, and who takes the money. */
export function ParkFees({ park }: { park: ParkData }) {
  const format = useFormatter()
  const labels = useWords(parkContentWords)
  const { feesTable: words } = labels
  const { guide, fees, sold } = park
  const notes = new Map(guide.activities.map(({ id, feeNote }) => [id, feeNote]))
  const rows = [
    ...fees.entry.map((fee) => ({ fee, note: null })),
    ...fees.activities.map(([id, fee]) => ({ fee, note: notes.get(id) ?? null })),
  ]
  return (
    <section className="block" id="fees">
      <h2>{labels.fees}</h2>
      {rows.length === 0 ? (
        <p>{labels.noFees}</p>
      ) : (
        <>
          <p className="prose lead">{labels.feesLede}</p>
          <LabelledTable
            label={labels.fees}
            className="fees"
            columns={[
              { head: words.fee },
              ...residencies.map((residency) => ({ head: words[residency], look: 'numeric' }) as const),
              { head: words.asOf, look: 'numeric' },
            ]}
            rows={rows.map(({ fee, note }) => ({
              id: fee.id,
              cells: [
                <FeeHead key="fee" fee={fee} note={note} open={sold} />,
                ...residencies.map((residency) => amountText(fee.amounts[residency], words, format)),
                fee.asOf,
              ],
            }))}
          />
        </>
      )}
      {guide.entryNotes.length > 0 && (
        <ul className="worth">
          {guide.entryNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="under">
        <CheckedLine asOf={guide.asOf} confidence={guide.confidence} sources={guide.sources} />
      </div>
    </section>
  )
}

function FeeHead({ fee, note, open }: { fee: FeeRow; note: string | null; open: boolean }) {
  const format = useFormatter()
  const { feesTable: words } = useWords(parkContentWords)
  const page = useWords(pageWords)
  const { name, unit, perVehicle, child, confidence, sold, amounts } = fee
  // Fees that are free for everybody have no seller.
  const free = residencies.every((residency) => !amounts[residency])
  const seller = sold ? words.sold : !open ? words.closed : free ? '' : words.notSold
  const about = [perVehicle ? words.perVehicle : unit, child && childText(child, words, format)]
  return (
    <>
      {name || words.entry}
      <small className="muted">
        {about.filter(Boolean).map((text) => `${sentenceCase(text)}. `)}
        {note} {confidence === 'low' && `${page.confirm}.`} <b>{seller}</b>
      </small>
    </>
  )
}

function childText({ from, known }: NonNullable<FeeRow['child']>, words: TableWords, format: Formatter): string {
  return known ? words.child({ from, to: known.to, fee: format.money(usd(known.minor)) }) : words.youngerFree({ from })
}

const sentenceCase = (text: string | null) => text && firstUpper(text)

const amountText = (minor: number | null, words: TableWords, format: Formatter) =>
  minor === null ? words.notListed : minor === 0 ? words.free : format.money(usd(minor))
