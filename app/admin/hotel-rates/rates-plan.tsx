import { Fragment, type ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { rateSheetWords } from '../../words/admin/content/rate-sheet.ts'
import type { Column } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'
import { hotelKind } from '../hotels/hotel-kind.ts'
import { PreviewPane } from '../tables/preview-pane.tsx'
import type { RatesView } from './rates-view.server.ts'

type Row = RatesView['rows'][number]

const columnsOf = ({ columns }: Words<typeof rateSheetWords.tree>['plan'], ofOne: boolean): (Column<Row> | false)[] => [
  { head: columns.row, isNumber: true, cell: ({ row }) => row },
  !ofOne && { head: columns.hotel, className: 'of-hotel', cell: ({ hotel }) => hotel },
  { head: columns.room, isRowHead: true, cell: ({ room }) => room },
  { head: columns.board, cell: ({ board }) => board },
  { head: columns.season, className: 'of-season nowrap', cell: ({ season }) => season, small: ({ span }) => span },
  { head: columns.was, isNumber: true, className: 'was', cell: ({ was }) => was },
  { head: columns.is, isNumber: true, className: 'is', cell: ({ moves, is }) => (moves ? <b>{is}</b> : is) },
  {
    head: columns.result,
    className: 'says',
    cell: ({ fault, effect }) => (fault ? <span className="presses">{fault}</span> : effect),
  },
]

type Props = { plan: RatesView; ofOne: boolean; refusal: string | undefined; children: ReactNode }

/**
 * What a rate sheet would change, line by line and hotel by hotel, and the button that saves it. The children are the sheet
 * itself.
 */
export function RatesPlan({ plan, ofOne, refusal, children }: Props) {
  const words = useWords(rateSheetWords).plan
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const { faulty, changes, hotels, moved } = plan
  return (
    <>
      <PreviewPane
        words={words}
        count={words.count({ changes, faulty })}
        refusal={refusal}
        columns={columnsOf(words, ofOne)}
        className="rate-plan"
        plan={plan}
        mayGo={moved > 0 || faulty > 0}
        nothing={<p className="muted">{words.nothing}</p>}
        isMultipart
        actions={
          <div className="row wraps">
            <button className="btn" type="submit" name="event" value="keep" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.keep({ hotels: moved })}
            </button>
          </div>
        }
      >
        {children}
      </PreviewPane>
      {hotels.length > 0 && <Hotels hotels={hotels} />}
    </>
  )
}

function Seasons({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const words = useWords(rateSheetWords).plan
  return (
    <>
      <small>
        {words.seasonsBefore}: {before.join('; ') || words.noSeasons}
      </small>
      <small>
        {words.seasonsAfter}: {after.join('; ')}
      </small>
    </>
  )
}

function Hotels({ hotels }: Pick<RatesView, 'hotels'>) {
  const words = useWords(rateSheetWords).plan
  return (
    <Pane title={words.hotels} className="stack">
      <ul className="item-list num">
        {hotels.map(({ id, title, effect, seasons, later }) => (
          <li key={id}>
            <span>
              <Link to={`/admin/${hotelKind.folder}/edit/${id}`}>{title}</Link>
              <small>{effect}</small>
              {seasons && <Seasons {...seasons} />}
              {later.map((period) => (
                <Fragment key={period.from}>
                  <small>{period.effect}</small>
                  {period.seasons && <Seasons {...period.seasons} />}
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Pane>
  )
}
