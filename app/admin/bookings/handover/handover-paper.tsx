import { data, Link } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { findBookingOr404 } from '../load-booking.server.ts'
import type { Route } from './+types/handover-paper.ts'
import { loadHandover } from './load-handover.server.ts'
import { RecordFacts } from './record-facts.tsx'
import { drawnMarks, VehicleDrawing } from './vehicle-drawing.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const hire = await loadHandover(ctx, read, booking)
  const vehicle = hire?.vehicles.find(({ id, out }) => out && String(id) === args.params.assignment)
  if (!hire || !vehicle) throw data(null, { status: 404 })
  const { company } = await findSettings(ctx.db)
  const { id, reference, leadName } = booking
  return { booking: { id, reference, leadName }, hire: hire.lede, vehicle, company: company.name }
}

/** The hand-over of one vehicle for A4, with the lines on which both sign. */
export default function HandoverPaper({ loaderData: { booking, hire, vehicle, company } }: Route.ComponentProps) {
  const words = useWords(handoverWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { called, out, back } = vehicle
  const marks = drawnMarks(out?.marks ?? [], back?.marks ?? [])
  return (
    <div className="handover">
      <PageBar
        title={words.paperTitle}
        lede={`${company} · ${booking.reference} · ${called}`}
        crumb={{
          label: bookingLabels.breadcrumb,
          links: (
            <>
              <Link to={`/admin/bookings/${booking.id}`}>{booking.reference}</Link> /{' '}
              <Link to={`/admin/bookings/${booking.id}/handover`}>{words.title}</Link> /{' '}
              <span aria-current="page">{words.print}</span>
            </>
          ),
        }}
        actions={<PrintButton word={words.print} />}
      />
      <div className="pane stack sheet-of paper">
        <p className="num">{hire}</p>
        <p>
          {words.customer}: <b>{booking.leadName}</b>
        </p>
        <div className="records">
          {out && <RecordFacts title={words.atHandOver} record={out} />}
          {back && <RecordFacts title={words.atReturn} record={back} />}
        </div>
        <VehicleDrawing marks={marks} />
        <Signatures title={words.atHandOver} company={company} />
        <Signatures title={words.atReturn} company={company} />
      </div>
    </div>
  )
}

function Signatures({ title, company }: { title: string; company: string }) {
  const words = useWords(handoverWords)
  return (
    <section className="signatures">
      <h3>{title}</h3>
      <p>{words.signCustomer}</p>
      <p>{words.signUs({ company })}</p>
      <p>{words.dateAndPlace}</p>
    </section>
  )
}
