import { langOf } from '#features/content/texts/untranslated.ts'
import type { FeeRow } from '#features/places/park-fees.ts'
import type { ParkActivity } from '#features/places/park-guide.ts'
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
import { LangText } from '../lang-text.tsx'
import { CheckedLine } from './checked-line.tsx'
import type { ParkData } from './load-park.server.ts'

type TableWords = Words<typeof parkContentWords.tree>['feesTable']

/** Every fee of a park by residency, with its year, and who takes the money. */
export function ParkFees({ park }: { park: ParkData }) {
  const format = useFormatter()
  const labels = useWords(parkContentWords)
  const { feesTable: words } = labels
  const { guide, fees, sold } = park
  const notes = new Map(guide.activities.map((activity) => [activity.id, activity]))
  const rows = [
    ...fees.entry.map((fee) => ({ fee, activity: undefined })),
    ...fees.activities.map(([id, fee]) => ({ fee, activity: notes.get(id) })),
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
            rows={rows.map(({ fee, activity }) => ({
              id: fee.id,
              cells: [
                <FeeHead key="fee" fee={fee} activity={activity} open={sold} />,
                ...residencies.map((residency) => amountText(fee.amounts[residency], words, format)),
                fee.asOf,
              ],
            }))}
          />
        </>
      )}
      {guide.entryNotes.length > 0 && (
        <ul className="worth">
          {guide.entryNotes.map((note, at) => (
            <li key={note} lang={langOf(guide, `entryNotes.${at}`)}>
              {note}
            </li>
          ))}
        </ul>
      )}
      <div className="under">
        <CheckedLine asOf={guide.asOf} confidence={guide.confidence} sources={guide.sources} />
      </div>
    </section>
  )
}

type FeeHeadProps = { fee: FeeRow; activity: ParkActivity | undefined; open: boolean }

function FeeHead({ fee, activity, open }: FeeHeadProps) {
  const format = useFormatter()
  const { feesTable: words } = useWords(parkContentWords)
  const page = useWords(pageWords)
  const { name, unit, perVehicle, child, confidence, sold, amounts } = fee
  // Fees that are free for everybody have no seller.
  const free = residencies.every((residency) => !amounts[residency])
  const seller = sold ? words.sold : !open ? words.closed : free ? '' : words.notSold
  return (
    <>
      <LangText lang={langOf(fee, 'name')}>{name || words.entry}</LangText>
      <small className="muted">
        {perVehicle && `${firstUpper(words.perVehicle)}. `}
        {!perVehicle && unit && <LangText lang={langOf(fee, 'unit')}>{`${firstUpper(unit)}. `}</LangText>}
        {child && `${firstUpper(childText(child, words, format))}. `}
        {activity && <LangText lang={langOf(activity, 'feeNote')}>{activity.feeNote}</LangText>}{' '}
        {confidence === 'low' && `${page.confirm}.`} <b>{seller}</b>
      </small>
    </>
  )
}

function childText({ from, known }: NonNullable<FeeRow['child']>, words: TableWords, format: Formatter): string {
  return known ? words.child({ from, to: known.to, fee: format.money(usd(known.minor)) }) : words.youngerFree({ from })
}

const amountText = (minor: number | null, words: TableWords, format: Formatter) =>
  minor === null ? words.notListed : minor === 0 ? words.free : format.money(usd(minor))
