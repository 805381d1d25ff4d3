import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { FlightRows } from '../../../shared/travellers/flights/flight-rows.tsx'
import { foldWords } from '../../../words/admin/bookings/folds.ts'
import { travellersAdminWords } from '../../../words/admin/bookings/travellers.ts'
import { flightWords } from '../../../words/flights.ts'
import { useAuth } from '../../auth/auth.tsx'
import { FoldPane, FoldPart } from '../../components/fold-pane.tsx'
import { BookingCostFold } from '../../costs/booking-cost.tsx'
import { OrderedMarginFold } from '../../costs/ordered-margin.tsx'
import { ProfitFold } from '../../payables/profit/profit-fold.tsx'
import { BookingCrewFold } from '../../roster/booking-crew-fold.tsx'
import { BookingSupplyFold } from '../../supply/booking-supply-fold.tsx'
import { DeparturePanel, Documents, EmailsPanel, ListLinks, Ordered } from '../booking-panels.tsx'
import { ChildFees } from '../child-fees.tsx'
import type { loadBooking } from '../load-booking.server.ts'
import { Payments, PriceLines } from '../money/money-panels.tsx'
import type { Reply } from '../reply.ts'
import type { FoldName } from '../step/step-view.ts'
import { Parts, Purchases } from '../stock-panels.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { type Opened, Travellers } from '../travellers-panel.tsx'

type Booking = Awaited<ReturnType<typeof loadBooking>>

type Props = {
  booking: Booking
  /** The section of the next step, which is open. The timeline is open as well. */
  open: FoldName | undefined
  opened: Opened | undefined
  /** A note that was refused. */
  note: Reply | undefined
}

/** Everything of a booking besides its next step and its money, in folds with a summary each. */
export function BookingFolds({ booking, open, opened, note }: Props) {
  const words = useWords(foldWords)
  const flightLabels = useWords(flightWords)
  const travellersLabels = useWords(travellersAdminWords)
  const { id, version, folds } = booking
  const { may } = useAuth()
  const moves = may('bookings:move')
  const here = `/admin/bookings/${id}`
  const fold = (name: FoldName) => ({ id: name, title: words[name], ...folds[name], open: open === name })
  return (
    <div className="rest">
      <FoldPane {...fold('trip')}>
        <Ordered facts={booking.ordered} message={booking.contact.message} />
        <Parts parts={booking.parts} answers={moves} offer={booking.amends ? `${here}/amend` : undefined} />
        <Purchases purchases={booking.purchases} marks={moves} />
        <DeparturePanel departure={booking.departure} />
      </FoldPane>
      <FoldPane {...fold('travellers')}>
        <Travellers
          travellers={booking.travellers}
          version={version}
          opens={may('sensitive:read')}
          opened={opened}
          openings={booking.openings}
          edits={moves && !booking.over ? `${here}/travellers` : undefined}
        />
        {booking.flights && (
          <FoldPart
            title={flightLabels.title}
            beside={moves && !booking.over && <Link to={`${here}/flights`}>{travellersLabels.flights.edit}</Link>}
          >
            <FlightRows flights={booking.flights.rows} road={booking.flights.road} edits={undefined} className="item-list" />
          </FoldPart>
        )}
      </FoldPane>
      <FoldPane {...fold('price')}>
        <PriceLines price={booking.price} adjusts={booking.adjusts} apart={booking.apart} />
        <ChildFees fees={booking.childFees} marks={moves} />
      </FoldPane>
      {booking.crew && <BookingCrewFold view={booking.crew} />}
      <BookingSupplyFold {...booking.supply} />
      {booking.orderedMargin && <OrderedMarginFold view={booking.orderedMargin} />}
      {booking.cost && <BookingCostFold cost={booking.cost} hasProfit={booking.profit !== undefined} />}
      {booking.profit && <ProfitFold view={booking.profit} />}
      <FoldPane {...fold('payments')}>
        <Payments payments={booking.payments} pays={may('money:write')} />
      </FoldPane>
      <FoldPane {...fold('papers')}>
        <Documents id={id} documents={booking.documents} />
        <ListLinks lists={booking.lists} />
        <EmailsPanel emails={booking.emails} delivers={booking.delivers} confirms={booking.message.confirms} version={version} />
      </FoldPane>
      <FoldPane {...fold('timeline')} open>
        <Timeline
          key={booking.timeline.length}
          items={booking.timeline}
          note={may('bookings:note') ? { version, refusal: note?.sentence, text: note?.values.text ?? '' } : undefined}
        />
      </FoldPane>
    </div>
  )
}
